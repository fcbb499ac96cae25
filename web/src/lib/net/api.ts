import { line } from '../line.svelte'
import { ROOT } from '../root'
import type {
  Advice,
  AnalysisState,
  Branch,
  ChapterAnswer,
  Coach,
  Code,
  Devices,
  DraftCheck,
  DraftChecked,
  DraftRead,
  EditionAnswer,
  EyeStatistics,
  EditorInfo,
  GamesInfo,
  InviteAnswer,
  LessonSeen,
  LessonTry,
  LessonsAnswer,
  Moves,
  NewSeat,
  NewTable,
  NoticesInfo,
  OwnTables,
  Preferences,
  Position,
  Positions,
  PushHere,
  Refusal,
  Replay,
  Resign,
  RulesAnswer,
  TableAnswer,
  TableList,
  TableNotices,
  TextsAnswer,
  ToBot,
  Token,
} from './shapes'

/** A refusal of the server, in its one shape. */
export class RefusedError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text)
  }
}

const TOKEN = 'petteia-token'

/** Ask, and note whether it was the server that answered: the service worker marks what it has kept. */
const ask: typeof fetch = async (...args) => {
  try {
    const answer = await fetch(...args)
    line.heard(!answer.headers.has('X-Kept'))
    return answer
  } catch (error) {
    line.heard(false)
    throw error
  }
}

/** The HTTP half of the protocol. It gets itself a token when it first needs one. */
export class Api {
  #token: Promise<string> | null = null

  constructor(
    private readonly send: typeof fetch = ask,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {}

  /** Whether this browser is somebody already; looking at a page alone makes nobody of it. */
  get known(): boolean {
    return this.#token !== null || !!this.store.getItem(TOKEN)
  }

  /** The token of this browser; a new one is asked for when there is none. */
  token(): Promise<string> {
    this.#token ??= this.#find()
    return this.#token
  }

  async #find(): Promise<string> {
    const kept = this.store.getItem(TOKEN)
    if (kept) return kept
    try {
      const { token } = await this.#read<Token>(await this.send(`${ROOT}api/browser`, { method: 'POST' }))
      this.store.setItem(TOKEN, token)
      return token
    } catch (error) {
      this.#token = null
      throw error
    }
  }

  async #read<T>(response: Response): Promise<T> {
    if (response.status === 204) return undefined as T
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body as T
    const refusal = (body as { error?: Refusal } | null)?.error
    throw new RefusedError(
      refusal ?? { id: 'internal', message: 'web-error-server', args: {}, rules: [], text: response.statusText },
      response.status,
    )
  }

  /** For pages that bring their own requests with them. */
  ask = <T>(
    method: string,
    path: string,
    { body, invite, ...more }: { body?: unknown; invite?: string; signal?: AbortSignal; keepalive?: boolean } = {},
  ): Promise<T> => this.#ask(method, path, body, invite, more)

  async #ask<T>(method: string, path: string, body?: unknown, invite?: string, more: RequestInit = {}): Promise<T> {
    const attempt = async () => {
      const headers: Record<string, string> = { Authorization: `Bearer ${await this.token()}` }
      if (invite) headers['X-Invite'] = invite
      if (body !== undefined) headers['Content-Type'] = 'application/json'
      const content = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
      return this.send(ROOT + path, { ...more, method, headers, body: content })
    }
    let response = await attempt()
    if (response.status === 401) {
      // The server does not know this token any more: begin anew.
      this.forget()
      response = await attempt()
    }
    return this.#read<T>(response)
  }

  // Public things need no token.
  async #public<T>(path: string): Promise<T> {
    return this.#read<T>(await this.send(ROOT + path))
  }

  games = () => this.#public<GamesInfo>('api/games')
  texts = (language: string, part: string) => this.#public<TextsAnswer>(`api/texts/${language}?part=${part}`)
  edition = (game: string) => this.#public<EditionAnswer>(`api/editions/${game}`)
  rules = (game: string) => this.#public<RulesAnswer>(`api/rules/${game}`)
  chapter = (game: string, id: string) => this.#public<ChapterAnswer>(`api/lessons/${game}/${id}`)
  lessons = (game: string) => this.#public<LessonsAnswer>(`api/lessons/${game}`)
  /** Where somebody is in a lesson, after what is done there now. Nothing of it is stored. */
  async lesson(game: string, id: string, body: LessonTry): Promise<LessonSeen> {
    const headers = { 'Content-Type': 'application/json' }
    return this.#read(await this.send(`${ROOT}api/lessons/${game}/${id}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  editor = (game: string) => this.#public<EditorInfo>(`api/editor/${game}`)
  /** A draft put together; nothing of it is stored. */
  checkDraft = (game: string, draft: DraftCheck) => this.#ask<DraftChecked>('POST', `api/editor/${game}/check`, draft)
  readDraft = (game: string, text: string) => this.#ask<DraftRead>('POST', `api/editor/${game}/read`, { text })
  tableEdition = (id: string, invite?: string) =>
    this.#ask<EditionAnswer>('GET', `api/tables/${id}/edition`, undefined, invite)

  lobby = (status: string) => this.#public<TableList>(`api/tables?status=${status}&limit=12`)
  devices = () => this.#ask<Devices>('GET', 'api/browser/devices')
  preferences = () => this.#ask<Preferences>('GET', 'api/browser/preferences')
  prefer = (changed: Preferences) => this.#ask<Preferences>('POST', 'api/browser/preferences', changed)
  notices = () => this.#public<NoticesInfo>('api/notices')
  pushHere = (here: PushHere) => this.#ask<void>('POST', 'api/browser/push', here)
  pushEnd = () => this.#ask<void>('DELETE', 'api/browser/push')
  tableNotices = (id: string) => this.#ask<TableNotices>('GET', `api/tables/${id}/notices`)
  setTableNotices = (id: string, on: boolean) => this.#ask<TableNotices>('POST', `api/tables/${id}/notices`, { on })
  code = () => this.#ask<Code>('POST', 'api/browser/code')
  signOut = (device: string) => this.#ask<void>('DELETE', `api/browser/devices/${device}`)
  signOutOthers = () => this.#ask<void>('DELETE', 'api/browser/devices')

  /** Be the person whose other device showed this code, from now on. */
  async claim(code: string): Promise<void> {
    const { token } = await this.#ask<Token>('POST', 'api/browser/claim', { code })
    this.#keep(token)
  }

  /** Be whom this token stands for, from now on. */
  become(token: string): void {
    this.#keep(token)
  }

  /** Be nobody any more; the next request makes this browser somebody new. */
  forget(): void {
    this.#keep('')
  }

  #keep(token: string): void {
    this.store.setItem(TOKEN, token)
    this.#token = null
    void forgetKept()
  }

  mine = (before: string | null = null) => this.#ask<OwnTables>('GET', `api/tables/mine?limit=30${before ? `&before=${before}` : ''}`)
  /** The tables that wait for a decision of mine, the most urgent first. */
  waiting = () => this.#ask<OwnTables>('GET', 'api/tables/waiting')
  create = (table: NewTable) => this.#ask<TableAnswer>('POST', 'api/tables', table)
  table = (id: string, invite?: string) => this.#ask<TableAnswer>('GET', `api/tables/${id}`, undefined, invite)
  /** A table with what one may know of its position, as far as there is one: the latest moves, not all. */
  opened = (id: string, invite?: string) => this.#ask<TableAnswer>('GET', `api/tables/${id}?position=true`, undefined, invite)
  /** The moves up to this one. */
  moves = (id: string, seat: number | null, until: number, invite?: string) =>
    this.#ask<Moves>('GET', `api/tables/${id}/moves?until=${until}${seat === null ? '' : `&seat=${seat}`}`, undefined, invite)
  join = (id: string, name: string, seat?: number, invite?: string) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/join`, {
      name,
      ...(seat === undefined ? {} : { seat }),
      ...(invite ? { invite } : {}),
    })
  newcomer = (id: string, question: string, agree: boolean) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/newcomer`, { id: question, agree })
  start = (id: string) => this.#ask<TableAnswer>('POST', `api/tables/${id}/start`)
  abort = (id: string) => this.#ask<TableAnswer>('POST', `api/tables/${id}/abort`)
  remove = (id: string) => this.#ask<void>('DELETE', `api/tables/${id}`)
  rematch = (id: string) => this.#ask<TableAnswer>('POST', `api/tables/${id}/rematch`, {})
  invite = (id: string) => this.#ask<InviteAnswer>('POST', `api/tables/${id}/invite`)
  setSeat = (id: string, seat: number, what: NewSeat) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/seats/${seat}/set`, what)
  seat = (id: string, seat: number, what: 'leave' | 'bot' | 'back' | 'resign', body?: ToBot | Resign) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/seats/${seat}/${what}`, body)
  silence = (id: string, seat: number, silent: boolean) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/seats/${seat}/silence`, { silent })
  coach = (id: string, seat: number, coach: Coach['coach']) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/seats/${seat}/coach`, { coach })
  advice = (id: string, seat: number) => this.#ask<Advice>('GET', `api/tables/${id}/seats/${seat}/advice`)
  rename = (id: string, seat: number, name: string) =>
    this.#ask<TableAnswer>('POST', `api/tables/${id}/seats/${seat}/name`, { name })
  upload = (record: string) => this.#ask<TableAnswer>('POST', 'api/records', record)
  /** A whole game. Of a game of other rules it is what was kept, in the words of a language. */
  replay = (id: string, seat: number | null, invite?: string, language = 'en') =>
    this.#ask<Replay>('GET', `api/tables/${id}/replay?language=${language}${seat === null ? '' : `&seat=${seat}`}`, undefined, invite)
  analysis = (id: string, depth: AnalysisState['depth'], invite?: string) =>
    this.#ask<AnalysisState>('GET', `api/tables/${id}/analysis?depth=${depth}`, undefined, invite)
  analyse = (id: string, depth: AnalysisState['depth'], invite?: string) =>
    this.#ask<AnalysisState>('POST', `api/tables/${id}/analysis`, { depth }, invite)
  stopAnalysis = (id: string, depth: AnalysisState['depth'], invite?: string) =>
    this.#ask<AnalysisState>('DELETE', `api/tables/${id}/analysis?depth=${depth}`, undefined, invite)
  /** Luck and mistakes over one's own analysed games. */
  analyses = () => this.#ask<EyeStatistics>('GET', 'api/analyses')
  position = (id: string, n: number, seat: number | null, invite?: string) =>
    this.#ask<Position>('GET', `api/tables/${id}/replay/${n}${seat === null ? '' : `?seat=${seat}`}`, undefined, invite)
  positions = (id: string, from: number, seat: number | null, invite?: string) =>
    this.#ask<Positions>('GET', `api/tables/${id}/positions?first=${from}${seat === null ? '' : `&seat=${seat}`}`, undefined, invite)
  branch = (id: string, from: Branch) => this.#ask<TableAnswer>('POST', `api/tables/${id}/branch`, from)

  /** The record of a finished game, as a text to save. */
  async record(id: string, invite?: string): Promise<string> {
    const headers: Record<string, string> = { Authorization: `Bearer ${await this.token()}` }
    if (invite) headers['X-Invite'] = invite
    const response = await this.send(`${ROOT}api/tables/${id}/record`, { headers })
    return response.ok ? response.text() : this.#read<string>(response)
  }
}

/** Forget what the service worker has kept for whoever this browser was. */
async function forgetKept(): Promise<void> {
  const { caches } = globalThis
  for (const name of (await caches?.keys()) ?? []) if (name.startsWith(`petteia ${ROOT} own `)) await caches.delete(name)
}

export const api = new Api()
