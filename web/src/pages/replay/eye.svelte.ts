import { i18n } from '$lib/i18n/i18n.svelte'
import { api } from '$lib/net/api'
import type { AnalysisSeen, AnalysisState, EyeMoment } from '$lib/net/shapes'

const ASK_AGAIN = 1000

/** Somebody's second try at a moment: the table where it is played, and where it began. */
export interface Retry {
  t: number
  table: string
}

/** The analysis of a game: asked for, watched while it is made, and shown. */
export class Eye {
  state = $state.raw<AnalysisState | null>(null)
  retries = $state.raw<Retry[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #gone = false

  constructor(
    private readonly id: string,
    private readonly invite: string | undefined,
    private readonly failed: (error: unknown) => void,
  ) {
    this.retries = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Retry[]
  }

  get #key() {
    return `petteia-retries-${this.id}`
  }

  get found(): AnalysisSeen | null {
    return this.state?.found ?? null
  }

  /** The words, and what is known of the game: a thorough look before a quick one. */
  async open(): Promise<void> {
    await Promise.all([i18n.need('eye'), i18n.need('aid')])
    const thorough = await api.analysis(this.id, 'thorough', this.invite)
    const quick = thorough.state === 'none' ? await api.analysis(this.id, 'quick', this.invite) : null
    this.#take(quick ?? thorough)
  }

  async begin(depth: AnalysisState['depth']): Promise<void> {
    this.#take(await api.analyse(this.id, depth, this.invite))
  }

  async stop(): Promise<void> {
    if (this.state) this.#take(await api.stopAnalysis(this.id, this.state.depth, this.invite))
  }

  close(): void {
    this.#gone = true
    clearTimeout(this.#timer)
  }

  moment(t: number): EyeMoment | undefined {
    return this.found?.moments.find((one) => one.t === t)
  }

  tried(t: number, table: string): void {
    this.retries = [...this.retries, { t, table }]
    localStorage.setItem(this.#key, JSON.stringify(this.retries))
  }

  #take(state: AnalysisState): void {
    clearTimeout(this.#timer)
    if (this.#gone) return
    this.state = state
    if (state.state !== 'running') return
    this.#timer = setTimeout(() => {
      api.analysis(this.id, state.depth, this.invite).then((next) => this.#take(next), this.failed)
    }, ASK_AGAIN)
  }
}
