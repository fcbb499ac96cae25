/**
 * Everything that the server sends and takes. Made from its own declarations by `make shapes`: do not edit.
 *
 * docs/protocol.md explains the messages, docs/games the observations.
 */

/** The protocol that this page speaks (`Hello.protocol`). */
export const PROTOCOL = 3

// ---- Messages ------------------------------------------------------------------------------------------------------

/** The structured form of an action: its family and its arguments. */
export interface Form {
  kind: string
  [argument: string]: string
}

/** The code that another device showed. */
export interface Claim {
  code: string
}

/** Hours in which one is told nothing, in minutes after midnight; over midnight if `end` is before. */
export interface Quiet {
  begin: number
  end: number
}

/** Of what one wants to be told, and how; mail comes only to an address that is one's own. */
export interface NoticeChoice {
  on?: boolean
  push?: ('deadline' | 'invite' | 'over' | 'turn')[]
  mail?: ('deadline' | 'invite' | 'over' | 'turn')[]
  quiet?: Quiet | null
  zone?: string
}

/** What a browser's messages are sealed with. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** Where this browser can be told something, as it describes that itself. */
export interface PushHere {
  endpoint: string
  keys: PushKeys
}

/** Whether one is told of a table. */
export interface TableNotices {
  on: boolean
}

/** What a person prefers, on all devices; what is missing was never chosen, or is not changed. */
export interface Preferences {
  language?: 'de' | 'en' | 'fr' | 'ru'
  theme?: 'auto' | 'dark' | 'light'
  speed?: 'fast' | 'normal' | 'off' | 'slow'
  sound?: boolean
  confirm?: 'always' | 'never' | 'touch'
  ending?: 'never' | 'now' | 'wait'
  keys?: boolean
  name?: string
  notices?: NoticeChoice
}

/** Keep a name; `ticket` where people are let in by invitation. */
export interface Register {
  name: string
  ticket?: string
}

/** What the browser answered when it was asked to make a passkey. */
export interface NewPasskey {
  credential: Record<string, unknown>
}

/** What the browser answered when it was asked for a passkey. */
export interface SignIn {
  credential: Record<string, unknown>
}

/** A recovery code, or that of a link which came by mail. */
export interface Recover {
  code: string
}

/** An e-mail address. */
export interface MailAddress {
  address: string
  language?: 'de' | 'en' | 'fr' | 'ru'
}

/** Delete oneself; the name is said once more, so that it is no accident. Guests say nothing. */
export interface DeleteAccount {
  name?: string
}

/** Somebody: by the name under which they are known, or by a seat of a table that one may see. */
export interface Whom {
  name?: string
  table?: string
  seat?: number | null
}

/** Whether one blocks or mutes somebody. */
export interface Meeting {
  name?: string
  table?: string
  seat?: number | null
  on?: boolean
}

/** What somebody did. */
export interface NewReport {
  name?: string
  table?: string
  seat?: number | null
  text: string
}

/** Somebody who is known. */
export interface InviteByName {
  name: string
}

/** A seat of a new table, or what an owner makes of a seat before the start. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open'
  name?: string
  bot?: string | null
  coach?: 'asked' | 'moments' | 'off'
}

/**
 * So many seconds for the whole game, and some more for every decision; `out`: what becomes of the game
 * when somebody has none left.
 */
export interface LiveClock {
  type: 'live'
  bank: number
  increment?: number
  out?: 'bot' | 'end'
}

/** So many hours for a turn: from when the table waits for somebody until it waits for another. */
export interface SlowClock {
  type: 'correspondence'
  hours: number
  out?: 'bot' | 'end'
}

/** A table to be made. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, unknown>
  public?: boolean
  start?: boolean
  stand_in?: string | null
  clock?: LiveClock | SlowClock | null
  coach?: boolean
  rated?: boolean
}

/** A game that somebody looks for others for. It ends when its page is no longer there. */
export interface NewSeek {
  game: string
  seats: number
  name?: string
  options?: Record<string, unknown>
  clock?: LiveClock | SlowClock | null
  rated?: boolean
  low?: number | null
  high?: number | null
  bots_after?: number | null
}

/** Take a seat, or ask for one that was left in a running game. */
export interface Join {
  name: string
  seat?: number | null
  invite?: string | null
}

/** Another name. */
export interface Rename {
  name: string
}

/** The word on somebody who asks for a seat that was left; `id` is the question's. */
export interface Newcomer {
  id: string
  agree: boolean
}

/** A bot plays on for now; missing: of the table's level. */
export interface ToBot {
  bot?: string | null
}

/** Whether the server says nothing for one where that is an answer. */
export interface Silence {
  silent: boolean
}

/** Whether one is coached from now on. */
export interface Coach {
  coach: 'asked' | 'moments' | 'off'
}

/** Resign; a bot plays on. */
export interface Resign {
  bot?: string | null
}

/** An empty body. */
export interface Nothing {}

/** Play on from the position after `n` moves. */
export interface Branch {
  n: number
  seats: number[]
  name?: string
  bot?: string | null
}

/** A decision, based on what was known at `seq`. */
export interface Act {
  type: 'act'
  seat: number
  seq: number
  action: string | number | Record<string, unknown>
  key?: string | null
  stamp?: number | null
  ref?: string | null
}

/** Take back one's last decision. */
export interface Undo {
  type: 'undo'
  seat: number
  seq: number
  key?: string | null
  stamp?: number | null
  ref?: string | null
}

/** Ask the others to let one go back before one's last decision. */
export interface UndoAsk {
  type: 'undo-ask'
  seat: number
  seq: number
  stamp?: number | null
  ref?: string | null
}

/** Answer such a question. */
export interface UndoAnswer {
  type: 'undo-answer'
  seat: number
  agree: boolean
  ref?: string | null
}

/** Say something at the table. */
export interface Say {
  type: 'chat'
  text: string
  seat?: number | null
  ref?: string | null
}

/** Ask why an action is not legal. */
export interface Why {
  type: 'why'
  seat: number
  action: string | number | Record<string, unknown>
  ref?: string | null
}

/** The first frame. Pages that name no protocol are of the time when there was only the first. */
export interface Hello {
  type: 'hello'
  token?: string | null
  invite?: string | null
  since?: number
  stamp?: number | null
  revision?: number | null
  seats?: number[] | null
  protocol?: number
  ref?: string | null
}

/** Receive these seats from now on. */
export interface Watch {
  type: 'watch'
  seats: number[]
  since?: number
  stamp?: number | null
  ref?: string | null
}

/** Answered by pong. `hidden`: nobody looks at the page now. */
export interface Ping {
  type: 'ping'
  hidden?: boolean
  ref?: string | null
}

/** Why something was refused; `message` is the id of its text in the catalogues. */
export interface Refusal {
  id: string
  message: string
  args: Record<string, unknown>
  rules: string[]
  text: string
}

/** The body of every refusal over HTTP. */
export interface Refused {
  error: Refusal
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'bot' | 'human' | 'open'
  bot: string | null
  online: boolean
  resigned: boolean
  left: boolean
  newcomer: boolean
  coach: 'asked' | 'moments' | 'off' | 'was'
  known: string
  gone: boolean
}

/** Which components a table is played with. */
export interface EditionInfo {
  name: string
  digest: string
  own: boolean
}

/** An open question: may `seat` go back to the position after `keep` moves? */
export interface UndoInfo {
  seat: number
  keep: number
  agreed: number[]
  needed: number[]
}

/** An open question: may `name` take `seat`, which was left? Of each person one seat is needed. */
export interface NewcomerInfo {
  id: string
  seat: number
  name: string
  agreed: number[]
  needed: number[]
}

/** A seat's points. */
export interface Points {
  total: number
  parts: Record<string, number>
}

/** A seat's points as far as a viewer may know them; null is what the viewer may not know. */
export interface PointsSeen {
  total: number | null
  parts: Record<string, number | null>
}

/** Ranks (tied seats share one) and final scores. */
export interface Outcome {
  ranks: number[]
  scores: Points[]
}

/**
 * A table's clock, and what each seat has left (milliseconds).
 *
 * `running` is the seat whose time runs, until `deadline` by the server's time; its `left` is what it
 * had when it began to. `out`: the seats whose time has run out.
 */
export interface ClockInfo {
  rules: LiveClock | SlowClock
  left: number[]
  running: number | null
  deadline: number | null
  out: number[]
}

/** A table as everybody who may see it sees it. */
export interface TableInfo {
  id: string
  game: string
  status: 'aborted' | 'open' | 'over' | 'playing' | 'stopped'
  public: boolean
  options: Record<string, unknown>
  edition: EditionInfo
  seats: SeatInfo[]
  owner: number | null
  watchers: number
  seq: number
  length: number
  waiting: number | null
  undo: UndoInfo | null
  newcomer: NewcomerInfo | null
  stand_in: string
  origin: 'branch' | 'match' | 'new' | 'rematch' | 'upload'
  next: string | null
  created: number
  updated: number
  result: Outcome | null
  rules: number
  replayed_by: string | null
  coach: boolean
  bot_pace: number
  clock: ClockInfo | null
}

/** What the table means to the asker; `asking`: the open question about a newcomer is theirs. */
export interface You {
  seats: number[]
  owner: boolean
  asking: boolean
  silent: number[]
}

/**
 * A table and what it means to the asker; `invite` only when it was just made, `update` only when it
 * was asked for and there is a position.
 */
export interface TableAnswer {
  table: TableInfo
  you: You
  invite?: string
  update?: Update
}

/** A page of the lobby. */
export interface TableList {
  tables: TableInfo[]
  before: string | null
}

/** A page of one's own tables. */
export interface OwnTables {
  tables: TableAnswer[]
  before: string | null
}

/** A new token. */
export interface Token {
  token: string
  browser: string
}

/** A passkey of one's own; `label` is the device on which it was made. */
export interface PasskeyInfo {
  id: string
  label: string
  created: number
  seen: number
}

/** One may begin nothing with others until then (0: for good). */
export interface BanInfo {
  until: number
  why: string
}

/** What one is known by, and what there is here; `name` is empty for a guest. */
export interface AccountInfo {
  name: string
  created: number
  passkeys: PasskeyInfo[]
  recovery: number
  address: string
  ban: BanInfo | null
  registration: 'invited' | 'off' | 'open'
  mail: boolean
}

/** One is known now; the recovery codes are told this once. */
export interface Registered {
  account: AccountInfo
  codes: string[]
}

/** New recovery codes, told this once. */
export interface Codes {
  codes: string[]
}

/** What a browser needs to make a passkey, or to use one (WebAuthn's own JSON). */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** What a link did: it confirmed an address, or signed in with this token. */
export interface MailUsed {
  address: string
  token: Token | null
}

/** Somebody whom one has blocked or muted; `id` names them for taking it back, and says nothing. */
export interface Met {
  id: string
  name: string
  at: number
}

/** Whom one has blocked and muted. */
export interface Lists {
  blocked: Met[]
  muted: Met[]
}

/** How somebody did at a game with so many seats; `won`: first, alone or with others. */
export interface Statistic {
  game: string
  seats: number
  played: number
  won: number
}

/** A finished game of somebody. */
export interface PlayedGame {
  table: string
  game: string
  seats: number
  rank: number
  ended: number
}

/** What others may learn of somebody who is known. `own`: it is one's own, with private tables too. */
export interface Profile {
  name: string
  since: number
  own: boolean
  statistics: Statistic[]
  games: PlayedGame[]
  ratings: Record<string, RatingSeen>
  favourites: TableInfo[]
  blocked: boolean
  muted: boolean
}

/** Who is invited to a table by name. */
export interface InvitedPeople {
  names: string[]
}

/** A table to which one is invited; `by` is who did it. */
export interface InvitationInfo {
  table: TableInfo
  by: string
}

/** Tables to which one is invited. */
export interface Invitations {
  invitations: InvitationInfo[]
}

/** Whether a table is among one's favourites. */
export interface Favourite {
  favourite: boolean
}

/** Who a token stands for. */
export interface Browser {
  browser: string
  devices: number
}

/** A device of a person: a token, without its secret. */
export interface Device {
  id: string
  label: string
  created: number
  seen: number
  this: boolean
}

/** All devices of a person, the last used first, and after how many days unused ones are forgotten. */
export interface Devices {
  devices: Device[]
  days: number
}

/** A code that moves a person to another device. */
export interface Code {
  code: string
  until: number
}

/** A fresh invite. */
export interface InviteAnswer {
  invite: string
}

/**
 * An event as a viewer may know it, with all places on the board that it touches (`track:12`).
 *
 * `text` comes with games of other rules: how it was told then, in the language asked for.
 */
export interface EventSeen {
  name: string
  args: Record<string, unknown>
  places: string[]
  hidden?: boolean
  text?: string
}

/** A move as a viewer may know it. */
export interface MoveSeen {
  n: number
  seat: number
  action: string | null
  form: Form | null
  events: EventSeen[]
}

/** A legal action: its structured form, and what it would cost and do. */
export interface Choice {
  id: number
  text: string
  form: Form
  preview: Preview
}

/**
 * All that a viewer may know, and what happened since. `stamp` says which log it was whose length is
 * `seq`: another log of that length, from an older copy of the database, has another one. `revision`
 * counts changes of the table beside the log: of seats, of questions.
 */
export interface Update {
  type: 'update'
  seat: number | null
  seq: number
  stamp: number
  revision: number
  keep: number
  length: number
  moves: MoveSeen[]
  observation: Observation
  legal: Choice[] | null
  scores: (PointsSeen | null)[]
  can_undo: boolean
  can_ask_undo: boolean
  over: boolean
  result: Outcome | null
  clock: ClockInfo | null
}

/** The first moves of a game, as a viewer may know them. */
export interface Moves {
  seat: number | null
  moves: MoveSeen[]
}

/** An action was stored. */
export interface Done {
  seq: number
  repeated: boolean
  update: Update
}

/** A reason, with the id of its text. */
export interface ReasonSeen {
  id: string
  message: string
  args: Record<string, unknown>
  rules: string[]
}

/** Whether and why not an action is legal. */
export interface Because {
  type: 'why'
  action: string
  form: Form
  legal: boolean
  reason: ReasonSeen | null
  ref: string | null
}

/**
 * A reason for an idea: its message, the arguments and their kinds.
 *
 * Beside the kinds of events there is `action`: the structured form of one.
 */
export interface Ground {
  message: string
  args: Record<string, unknown>
  kinds: Record<string, string>
}

/** Something that one could do, and why. */
export interface IdeaSeen {
  id: number
  text: string
  form: Form
  line: Form[]
  then: Form[]
  grounds: Ground[]
}

/** What the coach thinks of a decision, the best idea first. */
export interface Advice {
  seat: number
  seq: number
  important: boolean
  ideas: IdeaSeen[]
}

/** How strong somebody is at a game, as people see it. */
export interface RatingSeen {
  points: number
  give: number
  games: number
  provisional: boolean
}

/** A seat's rating at a table: now, or when its game began to count. */
export interface SeatRating {
  seat: number
  rating: RatingSeen | null
  change: number | null
}

/** The ratings at a table, and whether its game counts. */
export interface TableRatings {
  counts: boolean
  why:
    | 'alone' | 'bots' | 'casual' | 'coached' | 'edition' | 'guests' | 'hands' | 'nobody' | 'origin' | 'twice'
    | 'unfinished' | null
  seats: SeatRating[]
}

/** What somebody looks for in the lobby. */
export interface SeekInfo {
  id: string
  game: string
  seats: number
  name: string
  rating: RatingSeen | null
  clock: LiveClock | SlowClock | null
  options: Record<string, unknown>
  rated: boolean
  low: number | null
  high: number | null
  bots_at: number | null
  made: number
  why: 'known' | 'mine' | 'range' | null
}

/** What the one who asks looks for. */
export interface OwnSeek {
  id: string
  table: string | null
}

/** Who looks for what, the longest waiting first. */
export interface Lobby {
  version: string
  now: number
  seeks: SeekInfo[]
  mine: OwnSeek | null
  known: string
}

/** Somebody in a list of ratings. */
export interface Leader {
  name: string
  bot: boolean
  me: boolean
  place: number | null
  rating: RatingSeen
}

/** A game's list of ratings, or a part of it. */
export interface Leaders {
  game: string
  leaders: Leader[]
  me: Leader | null
  bots: Leader[]
  count: number
}

/** How closely a finished game is to be looked at. */
export interface EyeWish {
  depth: 'quick' | 'thorough'
}

/** What made a seat's result, in shares of a win; start to unforeseeable add up to the result. */
export interface EyePart {
  start: number
  luck: number
  others: number
  mistakes: number
  unforeseeable: number
  result: number
  luck_spread: number
  deal: number
  mistakes_error: number
}

/** Something that could have been decided, or was. */
export interface EyeIdea {
  id: number
  text: string
  form: Form
  behind: number
  error: number
}

/** Why a decision is good or bad. */
export interface EyeReason {
  id: number
  line: Form[]
  then: Form[]
  grounds: Ground[]
}

/** A decision worth learning from. */
export interface EyeMoment {
  t: number
  seat: number
  mistake: number
  error: number
  count: number
  taken: EyeIdea
  better: EyeIdea[]
  reasons: EyeReason[]
}

/** What a finished game turned on. */
export interface AnalysisSeen {
  begins: number
  values: number[][]
  uncertain: number[]
  parts: EyePart[]
  moments: EyeMoment[]
  of_seats: number[][]
  turns: number[]
}

/** How an analysis stands. */
export interface AnalysisState {
  state: 'done' | 'failed' | 'none' | 'running'
  depth: 'quick' | 'thorough'
  progress: number
  mine: boolean
  found: AnalysisSeen | null
}

/** What an analysed game of a person was made of; shares of a win. */
export interface EyeGame {
  table: string
  game: string
  seats: number
  rank: number
  ended: number
  start: number
  luck: number
  luck_spread: number
  mistakes: number
  mistakes_error: number
  result: number
}

/** What a person gave away in decisions of one kind. */
export interface EyeKind {
  game: string
  kind: string
  decisions: number
  mistakes: number
  notable: number
  table: string
  t: number
  form: Form
}

/** Luck and mistakes of a person over their analysed games. */
export interface EyeStatistics {
  games: EyeGame[]
  kinds: EyeKind[]
}

/** Something said at the table. */
export interface Line {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** What was said. */
export interface Lines {
  messages: Line[]
}

/** What one just said. */
export interface OneLine {
  message: Line
}

/** A position of a finished game. */
export interface Position {
  n: number
  seat: number | null
  observation: Observation
  scores: PointsSeen[]
  legal: Choice[]
}

/** How people can be told something; `key` is what browsers subscribe with, empty if not by push. */
export interface NoticesInfo {
  key: string
  mail: boolean
}

/** Some positions of a finished game, one after the other. */
export interface Positions {
  positions: Position[]
  length: number
}

/** A finished game, whole. */
export interface Replay {
  table: TableInfo
  names: string[]
  length: number
  moves: MoveSeen[]
  scores: ((number | null)[])[]
  final: Position | null
}

/**
 * How far somebody is in a lesson, and what is done now: a decision, or reading on where none is asked
 * for; neither just shows where one is.
 */
export interface LessonTry {
  step?: number
  answers?: string[]
  action?: string | number | Record<string, unknown> | null
  read_on?: boolean
}

/** Where somebody is in a lesson: what is said, and the position with what can be decided. */
export interface LessonSeen {
  step: number
  answers: string[]
  text: string | null
  at: string[]
  asks: boolean
  wanted: string | null
  seat: number
  verdict: 'illegal' | 'other' | 'right' | null
  other: string | null
  reason: ReasonSeen | null
  moves: MoveSeen[]
  observation: Observation
  scores: PointsSeen[]
  legal: Choice[]
}

/** A lesson: the id of its title, about how long it takes, how many steps it has. */
export interface LessonInfo {
  id: string
  title: string
  minutes: number
  steps: number
  seats: number
  sections: string[]
  rules: string[][]
  chapter: string | null
}

/** What a step of a lesson says, the numbered rules that say the same, and the position it speaks of. */
export interface ChapterStep {
  text: string
  at: string[]
  rules: string[]
  asks: boolean
  observation: Observation
}

/** A lesson to be read: all its steps as they are when everything asked for is done. */
export interface ChapterAnswer {
  game: string
  lesson: string
  seat: number
  steps: ChapterStep[]
}

/** The lessons of a game in their order, and the worked examples of its rulebook. */
export interface LessonsAnswer {
  game: string
  lessons: LessonInfo[]
  examples: LessonInfo[]
}

/** A running game as one viewer knows it, for a file. */
export interface OwnView {
  table: TableInfo
  update: Update
}

/** An option of a game, as `petteia.kernel.Option` explains it. */
export interface OptionDeclaration {
  name: string
  kind: 'choice' | 'flag' | 'list' | 'number' | 'text'
  default: unknown
  choices: string[]
  low: number
  high: number
}

/** An argument of an action. */
export interface ArgumentDeclaration {
  name: string
  kind: string
}

/** A family of actions. */
export interface ActionDeclaration {
  family: string
  pattern: string
  arguments: ArgumentDeclaration[]
}

/** A kind of event: its arguments, and whether it reveals something. */
export interface EventDeclaration {
  args: Record<string, string>
  secret: Record<string, string>
  reveals: boolean
}

/** The edition that a game is played with unless somebody brings another. */
export interface DefaultEdition {
  name: string
  digest: string
}

/** All that a client needs to know of a game beforehand. */
export interface GameInfo {
  id: string
  rules_version: number
  rule_prefix: string
  seats: number[]
  options: OptionDeclaration[]
  actions: ActionDeclaration[]
  events: Record<string, EventDeclaration>
  reasons: Record<string, Record<string, string>>
  components: Record<string, string[]>
  score_parts: string[]
  steps: string[]
  silences: string[]
  edition: DefaultEdition
}

/** What there is to play, and what holds for every game. */
export interface GamesInfo {
  version: string
  protocol: number
  bots: string[]
  editions: boolean
  kernel_reasons: Record<string, Record<string, string>>
  refusals: Record<string, Record<string, string>>
  notices: Record<string, Record<string, string>>
  games: GameInfo[]
}

/** The catalogues of a language: name -> the text of its file. */
export interface TextsAnswer {
  language: string
  digest: string
  catalogues: Record<string, string>
}

/** A numbered rule, and the id of its text. */
export interface RuleInfo {
  id: string
  message: string
}

/** The rules of a game that have a text, in the order of the rulebook. */
export interface RulesAnswer {
  game: string
  rules: RuleInfo[]
}

/** Whether the server can serve. */
export interface Health {
  status: 'no database' | 'ok'
  version?: string | null
  tables?: Record<string, number> | null
}

/** An edition's data and what else there is for drawing it. */
export interface EditionAnswer {
  name: string
  digest: string
  data: Edition
  provenance: Record<string, string>
  assets: Record<string, unknown>
  words: Record<string, Record<string, string>>
}

/**
 * What an owner of a printed game has entered: components that are as printed, with their fields.
 *
 * `component` is the one whose words are wanted, `seats` the table whose first position is.
 */
export interface DraftCheck {
  name: string
  entries?: Record<string, Record<string, unknown>>
  component?: string
  seats?: number
}

/** A mistake in an edition: the component, the way to the field inside it, and what is wrong. */
export interface EditionMistake {
  component: string | null
  table: string
  path: (string | number)[]
  id: string
  args: Record<string, string | number>
  text: string
}

/** A draft put together: its file, and either its mistakes or the edition with what was asked for. */
export interface DraftChecked {
  mistakes: EditionMistake[]
  text: string
  edition: EditionAnswer | null
  observation: Observation | null
  names: Record<string, string>
  words: Record<string, string>
}

/** An edition file that somebody wants to go on with. */
export interface DraftFile {
  text: string
}

/** The draft that a file holds, and what of the file is not in it. */
export interface DraftRead {
  name: string
  entries: Record<string, Record<string, unknown>>
  left_out: string[]
}

/** Something that an owner can enter; `open`: nobody has copied it from the print yet. */
export interface EditorComponent {
  key: string
  table: string
  id: string
  path: (string | number)[]
  fields: string[]
  open: boolean
}

/** What can be entered of a game, and the fields of each table (`petteia.editions.form_of`). */
export interface EditorInfo {
  game: string
  digest: string
  components: EditorComponent[]
  forms: Record<string, unknown>
}

/** The answer to hello. A page that speaks another protocol than the server has to be loaded again. */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  you: You
  time: number
  protocol: number
}

/** Seats, presence, status or a question changed. */
export interface TableChanged {
  type: 'table'
  table: TableInfo
  you: You
}

/** New messages. */
export interface Chat {
  type: 'chat'
  messages: Line[]
}

/** Carried out and stored. */
export interface Ack {
  type: 'ack'
  ref: string | null
  seq: number
  repeated: boolean
}

/** Refused; nothing happened. */
export interface RefusedMessage {
  type: 'refused'
  ref: string | null
  error: Refusal
}

/** Something worth knowing. */
export interface Notice {
  type: 'notice'
  id: string
  args: Record<string, unknown>
}

/** The answer to ping. */
export interface Pong {
  type: 'pong'
  ref: string | null
  time: number
}

export type ClientMessage = Hello | Watch | Act | Undo | UndoAsk | UndoAnswer | Say | Why | Ping

export type ServerMessage = Welcome | Update | TableChanged | Chat | Ack | RefusedMessage | Because | Notice | Pong

// ---- Olympos -------------------------------------------------------------------------------------------------------

export const OLYMPOS_TERRITORY_IDS = [
  'illyria', 'macedonia', 'rhodope', 'thrace', 'epirus', 'chalcidice', 'olympos', 'thessaly', 'aetolia', 'boeotia',
  'attica', 'euboea', 'elis', 'arcadia', 'argolis', 'messenia', 'laconia', 'troad', 'mysia', 'bithynia', 'lydia',
  'ionia', 'caria', 'lycia', 'lesbos', 'naxos', 'rhodes', 'crete', 'ampheres', 'atlas', 'gadeiros', 'mestor',
  'north',
] as const

export type OlymposTerritoryId = (typeof OLYMPOS_TERRITORY_IDS)[number]

export const OLYMPOS_SEA_IDS = [
  'ionian', 'corinth', 'sicilian', 'thermaic', 'thracian', 'propontis', 'aegean', 'aeolian', 'myrtoan', 'icarian',
  'cretan', 'carpathian', 'libyan', 'egyptian',
] as const

export type OlymposSeaId = (typeof OLYMPOS_SEA_IDS)[number]

export const OLYMPOS_RESOURCE_IDS = ['grain', 'stone', 'wood', 'gold'] as const

export type OlymposResourceId = (typeof OLYMPOS_RESOURCE_IDS)[number]

export const OLYMPOS_DISCOVERY_IDS = [
  'medicine', 'cavalry', 'astronomy', 'metallurgy', 'cult', 'oracle', 'agriculture', 'money', 'hoplite',
  'polytheism', 'cartography', 'trade', 'architecture', 'phalanx', 'hellenism', 'democracy', 'surgery', 'strategy',
  'art', 'poetry', 'philosophy', 'science', 'city', 'absolutism', 'engineering',
] as const

export type OlymposDiscoveryId = (typeof OLYMPOS_DISCOVERY_IDS)[number]

export const OLYMPOS_WONDER_IDS = ['gate', 'stadium', 'zeus_statue', 'colossus', 'parthenon'] as const

export type OlymposWonderId = (typeof OLYMPOS_WONDER_IDS)[number]

export const OLYMPOS_DESTINY_IDS = [
  'leisure_grain', 'leisure_stone', 'leisure_wood', 'leisure_gold', 'primacy_grain', 'primacy_stone', 'primacy_wood',
  'primacy_gold', 'gift_grain', 'gift_stone', 'gift_wood', 'gift_gold', 'renown_grain', 'renown_stone',
  'renown_wood', 'renown_gold', 'prayer', 'harmony', 'inspiration',
] as const

export type OlymposDestinyId = (typeof OLYMPOS_DESTINY_IDS)[number]

export const OLYMPOS_GOD_IDS = [
  'zeus', 'hecate', 'artemis', 'ares', 'athena', 'erinyes', 'hades', 'keres', 'siren', 'nemesis',
] as const

export type OlymposGodId = (typeof OLYMPOS_GOD_IDS)[number]

export const OLYMPOS_BONUS_IDS = [
  'settler', 'hourglass', 'prestige', 'cube-grain', 'cube-stone', 'cube-wood', 'cube-gold',
] as const

export type OlymposBonusId = (typeof OLYMPOS_BONUS_IDS)[number]

/** Every kind of event, and its arguments. */
export const OLYMPOS_EVENTS = {
  'lay': ['discovery', 'row', 'column'],
  'lay-wonder': ['wonder', 'column'],
  'stack': ['seat', 'place'],
  'lock': ['seat', 'territory'],
  'lock-drawn': ['territory'],
  'tribes': [],
  'barbarian': ['seat', 'territory'],
  'barbarian-drawn': ['territory'],
  'extra-cube': ['resource'],
  'start-cube': ['seat', 'resource'],
  'settle': ['seat', 'origin', 'target'],
  'move': ['seat', 'origin', 'target'],
  'flee': ['seat', 'origin', 'target'],
  'return': ['seat', 'territory'],
  'detour': ['seat', 'number'],
  'occupy': ['seat', 'territory'],
  'conquer': ['seat', 'loser', 'territory'],
  'beat-tribe': ['seat', 'territory'],
  'beat-barbarians': ['seat', 'territory'],
  'abandon': ['seat', 'territory'],
  'fall-back': ['seat', 'territory'],
  'barbarians-return': ['seat', 'territory'],
  'discover': ['seat', 'discovery'],
  'give': ['seat', 'resource'],
  'tile': ['seat', 'discovery', 'resource'],
  'bonus': ['seat', 'bonus', 'column'],
  'build': ['seat', 'wonder', 'points'],
  'use-athena': ['seat'],
  'use-card': ['seat', 'card'],
  'gain-cube': ['seat', 'resource'],
  'gain-hourglasses': ['seat', 'number'],
  'gain-settlers': ['seat', 'number'],
  'gain-prestige': ['seat', 'number'],
  'pay': ['seat', 'price', 'hourglasses', 'spaces', 'space'],
  'wait': ['seat', 'spaces', 'space'],
  'zeus-space': ['seat', 'number', 'space'],
  'draw': ['seat', 'card'],
  'look': ['seat', 'card'],
  'keep': ['seat', 'card'],
  'discard': ['seat', 'cards'],
  'reshuffle': [],
  'no-card': ['seat'],
  'play': ['seat', 'card'],
  'god': ['seat', 'god'],
  'pray': ['seat', 'card'],
  'touch': ['god', 'seats'],
  'touch-nobody': ['god'],
  'lose': ['seat', 'territory'],
  'discard-hand': ['seat', 'cards'],
  'pass': ['seat'],
  'finish': ['seat', 'space'],
  'end': ['winners'],
} as const

/** The game's part of an observation. */
export interface OlymposObservation {
  game: 'olympos'
  seats: number
  viewer: number | null
  over: boolean
  ask: OlymposAsk | null
  /** Seats from the furthest back; on a shared space the topmost marker first. */
  order: number[]
  players: OlymposPlayer[]
  territories: Record<string, OlymposTerritory>
  /** Those in use, row by row. */
  cells: OlymposCell[]
  wonders: OlymposWonderPlace[]
  destiny: OlymposDestinyCards
  olympos: OlymposCards
}

/** What is told of the decision at hand; which keys there are follows from its step. */
export interface OlymposAsk {
  step:
    | 'lay-discovery' | 'lay-wonder' | 'start-pile' | 'lock' | 'lock-random' | 'barbarian' | 'barbarian-random'
    | 'extra-cube' | 'start-cube' | 'turn' | 'piece' | 'give' | 'tile' | 'take' | 'bonus' | 'draw' | 'keep' | 'window'
    | 'reveal' | 'prayer' | 'hades'
  seat: number
  for?: number
  row?: number
  column?: number
  /** Markers of the start pile, from the bottom. */
  laid?: number[]
  resource?: OlymposResourceId
  /** Territories to lock, cubes to take. */
  left?: number
  /** Cubes to draw from. */
  pool?: OlymposResourceCounts
  /** Whether it is the end phase. */
  last?: boolean
  /** The highest price that can be paid. */
  time_left?: number
  /** By how much the way chosen is dearer than the cheapest, 0 unless one was chosen. */
  detour?: number
  territory?: string
  /** Of a flight. */
  target?: string
  /** Of a flight or a discovery. */
  price?: number
  discovery?: string
  /** Cubes given so far. */
  given?: OlymposResourceId[]
  /** Sets of cubes that they can still become. */
  sets?: OlymposResourceId[][]
  /** Null for cubes of Trade. */
  god?: string | null
  /** How many cards were looked at. */
  looked?: number
  /** Those cards; null for the others. */
  cards?: string[] | null
  turned_by?: number
  /** Zeus symbols, seat by seat. */
  symbols?: number[]
}

/** A number for each resource. */
export interface OlymposResourceCounts {
  grain: number
  stone: number
  wood: number
  gold: number
}

/** What lies in front of a player, and the player's place on the track. */
export interface OlymposPlayer {
  space: number
  /** Passed or took the last action. */
  finished: boolean
  stock: number
  /** Conquered settlers included. */
  on_map: number
  hourglasses: number
  cubes: OlymposResourceCounts
  tokens: OlymposResourceCounts
  /** Star tokens. */
  stars: number
  /** With those of Ares. */
  swords: number
  /** With the Zeus token and prayers to the card at hand. */
  symbols: number
  zeus_token: boolean
  /** Null while it is hidden. */
  prestige: number | null
  hand: OlymposHand
  discoveries: string[]
  /** Resources of Agriculture and Currency tiles. */
  discounts: OlymposResourceId[]
  wonders: string[]
  /** Bonus discs in each column. */
  markers: number[]
  /** Swords until the next Olympos card. */
  ares: number
  siren: boolean
  /** What the next action costs more. */
  erinyes: number
  /** Stars for one wonder. */
  athena: number
  /** Points at the end, 0 or less. */
  keres: number
  score: OlymposPoints
}

/** Destiny cards in hand. */
export interface OlymposHand {
  count: number
  /** For the owner; for everybody when the game is over. */
  cards?: string[]
}

/** Points as if the game ended now; null where they would tell hidden prestige. */
export interface OlymposPoints {
  total: number | null
  /** By the names of scoring.PARTS. */
  parts: Record<string, number | null>
}

/** A territory of the map. */
export interface OlymposTerritory {
  locked: boolean
  /** From the bottom to the top. */
  pile: (number | 'tribe' | 'barbarians')[]
  holder: number | 'tribe' | 'barbarians' | null
  /** Null where there is none, or a cross. */
  star: 'tribe' | 'lying' | 'held' | null
}

/** A cell of the development board. */
export interface OlymposCell {
  row: number
  column: number
  /** Null until it is laid out. */
  discovery: string | null
  /** Left there. */
  tiles: number
  /** Discount tiles left there. */
  tile_resources: OlymposResourceId[]
  fixed: OlymposPrintedResources
  /** Sizes of the grey groups. */
  grey: number[]
  spots: OlymposSpot[]
}

/** What is printed in colour in a cell: resources that it does not need are missing. */
export interface OlymposPrintedResources {
  grain?: number
  stone?: number
  wood?: number
  gold?: number
}

/** A bonus spot. */
export interface OlymposSpot {
  bonus: OlymposBonusId
  /** Whose disc lies there. */
  seat: number | null
}

/** A place for a wonder; all but its column is null until one is laid out. */
export interface OlymposWonderPlace {
  column: number
  wonder: string | null
  stars: number | null
  points: number | null
  /** A seat; null also while nobody has built it. */
  builder: number | null
}

/** The destiny cards that nobody holds. */
export interface OlymposDestinyCards {
  pile: number
  discards: string[]
}

/** The Olympos cards. */
export interface OlymposCards {
  /** In their order. */
  turned: string[]
  /** Not turned, the one that is left out included. */
  left: number
  spaces: OlymposZeusSpace[]
}

/** A Zeus space and how many Olympos cards still lie there. */
export interface OlymposZeusSpace {
  space: number
  cards: number
}

/** What an action would cost and do; which keys there are follows from its kind. */
export interface OlymposPreview {
  price?: OlymposPrice
  /** Spent. */
  hourglasses?: number
  /** By which the marker moves. */
  spaces?: number
  /** The space where it lands. */
  landing?: number
  /** Reached or passed. */
  zeus_spaces?: number[]
  my_turn_again?: boolean
  /** Whether it is the last action. */
  finishes?: boolean
  /** Of a detour: Zeus spaces and spaces of others where a move by it could land. */
  landings?: number[]
  route?: OlymposLeg[]
  combat?: OlymposCombat | null
  gains?: OlymposGains
  row?: number
  column?: number
  /** The sets of cubes that would pay. */
  cube_sets?: OlymposResourceId[][]
  /** On free spots. */
  bonuses?: OlymposBonusId[]
  /** Of a wonder. */
  points?: number
  stars?: OlymposWonderStars
  hourglasses_gained?: number
  prestige_gained?: number
  cubes_gained?: OlymposResourceId[]
}

/** A price in time and its parts; discounts are already in them, but not in `base`. */
export interface OlymposPrice {
  total: number
  /** Of an expansion, like the next three. */
  new_settler?: number
  route?: number
  combat?: number
  /** What a dearer way adds. */
  detour?: number
  /** Of a discovery or wonder. */
  base?: number
  /** Of the Erinyes. */
  surcharge: number
  discounts: OlymposDiscount[]
}

/** What a discovery takes off the price. */
export interface OlymposDiscount {
  discovery: string
  /** Of an Agriculture or Currency tile. */
  resource?: OlymposResourceId
  amount: number
}

/** An area entered on the way. */
export interface OlymposLeg {
  area: string
  sea: boolean
  cost: number
}

/** A fight at the end of the way. */
export interface OlymposCombat {
  against: number | 'tribe' | 'barbarians'
  swords: number
  their_swords: number
  /** Which side wins equal swords by Democracy. */
  tie: 'attacker' | 'defender' | null
  cost: number
}

/** What belongs to the control of the target. */
export interface OlymposGains {
  token: OlymposResourceId
  star: boolean
  zeus_token: boolean
  points: number
}

/** The stars that a wonder needs and where they come from. */
export interface OlymposWonderStars {
  needed: number
  tokens: number
  discoveries: number
  markers: number
  /** Used up. */
  athena: number
  /** Used up. */
  cards: string[]
}

export interface OlymposEdition extends Provenance {
  schema: number
  id: 'olympos'
  edition: string
  resource: OlymposEditionResource[]
  north: OlymposEditionNorth
  territory: OlymposEditionTerritory[]
  sea: OlymposEditionSea[]
  action_cost: OlymposEditionActionCost
  combat: OlymposEditionCombat
  time_track: OlymposEditionTimeTrack
  discovery_row: OlymposEditionDiscoveryRow[]
  cell: OlymposEditionCell[]
  bonus_kind: OlymposEditionBonusKind[]
  discovery: OlymposEditionDiscovery[]
  wonder: OlymposEditionWonder[]
  destiny: OlymposEditionDestiny[]
  olympos_card: OlymposEditionOlymposCard[]
  setup: OlymposEditionSetup
  scoring: OlymposEditionScoring
  rulings: OlymposEditionRulings
  meta?: unknown
  files?: unknown
  player_colour?: unknown
  map?: OlymposEditionMap
  atlantis?: unknown
  development_board?: unknown
  destiny_rules?: unknown
  olympos_rules?: unknown
  prestige?: unknown
  supply?: unknown
  barbarians?: unknown
  end_game?: unknown
}

export interface OlymposEditionResource extends Provenance {
  id: OlymposResourceId
  cubes: number
  name?: Record<string, string>
  [further: string]: unknown
}

export interface OlymposEditionNorth extends Provenance {
  land: Exclude<OlymposTerritoryId, 'north'>[]
  sea?: OlymposSeaId[]
  [further: string]: unknown
}

export interface OlymposEditionTerritory extends Provenance {
  id: Exclude<OlymposTerritoryId, 'north'>
  resource: OlymposResourceId
  star: boolean
  zeus: number
  atlantis: boolean
  points: number
  land: Exclude<OlymposTerritoryId, 'north'>[]
  sea: OlymposSeaId[]
  name?: Record<string, string>
  north?: boolean
  centroid?: number[]
}

export interface OlymposEditionSea extends Provenance {
  id: OlymposSeaId
  land: Exclude<OlymposTerritoryId, 'north'>[]
  sea: OlymposSeaId[]
  name?: Record<string, string>
  centroid?: number[]
}

export interface OlymposEditionActionCost extends Provenance {
  new_settler: number
  enter_land: number
  enter_sea: number
  discovery: number
  wonder: number
  minimum: number
}

export interface OlymposEditionCombat extends Provenance {
  attacker_more_swords: number
  equal_swords: number
  attacker_fewer_swords: number
  tribe_swords: number
  barbarian_swords: number
  defender_hourglasses: number
}

export interface OlymposEditionTimeTrack extends Provenance {
  cross: number
  zeus: OlymposEditionTimeTrackZeus[]
  end_bonus: OlymposEditionTimeTrackEndBonus[]
  spaces?: number
  [further: string]: unknown
}

export interface OlymposEditionTimeTrackZeus extends Provenance {
  space: number
  drawn_by: ('first' | 'last')[]
  destiny_cards: number
  number?: number
  kind?: 'single' | 'double'
  olympos_cards?: number
}

export interface OlymposEditionTimeTrackEndBonus extends Provenance {
  space: number
  points: number
}

export interface OlymposEditionDiscoveryRow extends Provenance {
  row: number
  tiles_per_discovery: number
  marked_5: number
  marked_4: number
  [further: string]: unknown
}

export interface OlymposEditionCell extends Provenance {
  row: number
  column: number
  fixed: Partial<Record<OlymposResourceId, number>>
  grey: number[]
  bonus: ('settler' | 'hourglass' | 'prestige' | 'cube:grain' | 'cube:stone' | 'cube:wood' | 'cube:gold')[]
  cost?: string
  bonus_5p?: 'settler' | 'hourglass' | 'prestige' | 'cube:grain' | 'cube:stone' | 'cube:wood' | 'cube:gold'
}

export interface OlymposEditionBonusKind extends Provenance {
  id: 'settler' | 'hourglass' | 'cube' | 'prestige'
  effect: OlymposEditionBonusKindEffect
  name?: Record<string, string>
  summary?: string
}

export interface OlymposEditionBonusKindEffect extends Provenance {
  settlers_to_stock?: number
  hourglasses?: number
  cube?: number
  prestige?: number
}

export interface OlymposEditionDiscovery extends Provenance {
  id: OlymposDiscoveryId
  row: number
  effect: OlymposEditionDiscoveryEffect
  name?: Record<string, string>
  summary?: string
  tiles?: number
  tile_resources?: OlymposResourceId[]
  end?: OlymposEditionDiscoveryEnd
}

export interface OlymposEditionDiscoveryEffect extends Provenance {
  new_settler_cost?: number
  hourglasses_now?: number
  land_run_cost?: number
  sea_discount?: number
  swords?: number
  zeus?: number
  destiny_look?: number
  destiny_keep?: number
  discovery_discount?: number
  by_tile_resource?: boolean
  cubes_of_choice_now?: number
  stars?: number
  wonder_discount?: number
  destiny_now?: number
  wins_ties?: boolean
  settlers_to_stock_now?: number
}

export interface OlymposEditionDiscoveryEnd extends Provenance {
  points: number
  per?: 'discovery_tile' | 'settler_on_map' | 'sword_on_discoveries' | 'star_token'
}

export interface OlymposEditionWonder extends Provenance {
  id: OlymposWonderId
  stars: number
  points: number
  name?: Record<string, string>
  summary?: string
}

export interface OlymposEditionDestiny extends Provenance {
  id: OlymposDestinyId
  copies: number
  timing: 'own_turn' | 'olympos' | 'wonder'
  effect: OlymposEditionDestinyEffect
  name?: Record<string, string>
  summary?: string
  resource?: OlymposResourceId
}

export interface OlymposEditionDestinyEffect extends Provenance {
  hourglasses_per_token?: number
  hourglasses_if_most?: number
  cube?: number
  prestige_per_token?: number
  prestige_if_all_four?: number
  zeus?: number
  stars?: number
}

export interface OlymposEditionOlymposCard extends Provenance {
  id: OlymposGodId
  sign: 'positive' | 'negative'
  effect: OlymposEditionOlymposCardEffect
  name?: Record<string, string>
  summary?: string
  affects?: string
  duration?: string
}

export interface OlymposEditionOlymposCardEffect extends Provenance {
  prestige?: number
  settlers_to_stock?: number
  cubes_of_choice?: number
  swords?: number
  stars?: number
  next_action_extra?: number
  settlers_lost_from_map?: number
  end_points?: number
  no_sea?: boolean
  discard_all_destiny?: boolean
}

export interface OlymposEditionSetup extends Provenance {
  pieces_in_stock: number
  players: OlymposEditionSetupPlayers[]
  [further: string]: unknown
}

export interface OlymposEditionSetupPlayers extends Provenance {
  players: number
  columns: number[]
  single_tiles: boolean
  both_tiles_of: OlymposDiscoveryId[]
  excluded_marks: number[]
  grey_bonus: boolean
  blocked_per_resource: number
  start_cubes: 'random' | 'different' | 'different_plus_random'
  barbarians: number
  discoveries_per_row?: number
  wonders?: number
  blocked?: number
}

export interface OlymposEditionScoring extends Provenance {
  discovery_tile: number
  destiny_card_in_hand: number
  [further: string]: unknown
}

export interface OlymposEditionRulings extends Provenance {
  wait_cost: number
  [further: string]: unknown
}

export interface OlymposEditionMap extends Provenance {
  islands?: Exclude<OlymposTerritoryId, 'north'>[]
  [further: string]: unknown
}

// ---- Elysium -------------------------------------------------------------------------------------------------------

export const ELYSIUM_FAMILY_IDS = [
  'zeus', 'hades', 'hephaestus', 'poseidon', 'athena', 'ares', 'apollo', 'hermes',
] as const

export type ElysiumFamilyId = (typeof ELYSIUM_FAMILY_IDS)[number]

export const ELYSIUM_CARD_IDS = [
  'zeus/ganymede/1', 'zeus/ganymede/2', 'zeus/eagle/1', 'zeus/eagle/2', 'zeus/thunderbolt/1', 'zeus/thunderbolt/2',
  'zeus/amalthea/1', 'zeus/amalthea/2', 'zeus/europa/1', 'zeus/europa/2', 'zeus/danae/1', 'zeus/danae/2',
  'zeus/hebe/1', 'zeus/hebe/2', 'zeus/dioscuri/1', 'zeus/dioscuri/2', 'zeus/hercules', 'zeus/olympus', 'zeus/hera',
  'zeus/titanomachy', 'zeus/metis', 'hades/charon/1', 'hades/charon/2', 'hades/hecate/1', 'hades/hecate/2',
  'hades/pomegranate/1', 'hades/pomegranate/2', 'hades/shades/1', 'hades/shades/2', 'hades/cerberus/1',
  'hades/cerberus/2', 'hades/persephone/1', 'hades/persephone/2', 'hades/asphodel/1', 'hades/asphodel/2',
  'hades/triptolemus/1', 'hades/triptolemus/2', 'hades/telesterion', 'hades/thanatos', 'hades/helm',
  'hades/tartarus', 'hades/styx', 'hephaestus/forge/1', 'hephaestus/forge/2', 'hephaestus/tripods/1',
  'hephaestus/tripods/2', 'hephaestus/handmaidens/1', 'hephaestus/handmaidens/2', 'hephaestus/crucible/1',
  'hephaestus/crucible/2', 'hephaestus/talos/1', 'hephaestus/talos/2', 'hephaestus/net/1', 'hephaestus/net/2',
  'hephaestus/pandora/1', 'hephaestus/pandora/2', 'hephaestus/palace/1', 'hephaestus/palace/2', 'hephaestus/shield',
  'hephaestus/hammer', 'hephaestus/hounds', 'hephaestus/etna', 'hephaestus/necklace', 'poseidon/cyclopes/1',
  'poseidon/cyclopes/2', 'poseidon/sirens/1', 'poseidon/sirens/2', 'poseidon/triton/1', 'poseidon/triton/2',
  'poseidon/nereids/1', 'poseidon/nereids/2', 'poseidon/earthquake/1', 'poseidon/earthquake/2', 'poseidon/scylla/1',
  'poseidon/scylla/2', 'poseidon/charybdis/1', 'poseidon/charybdis/2', 'poseidon/amphitrite/1',
  'poseidon/amphitrite/2', 'poseidon/trident', 'poseidon/sea_monster', 'poseidon/pegasus', 'poseidon/atlantis',
  'poseidon/flood', 'athena/olive/1', 'athena/olive/2', 'athena/perseus/1', 'athena/perseus/2', 'athena/arachne/1',
  'athena/arachne/2', 'athena/erichthonius/1', 'athena/erichthonius/2', 'athena/owl/1', 'athena/owl/2',
  'athena/argo/1', 'athena/argo/2', 'athena/odysseus/1', 'athena/odysseus/2', 'athena/parthenon/1',
  'athena/parthenon/2', 'athena/aegis', 'athena/horse', 'athena/acropolis', 'athena/areopagus', 'athena/nike',
  'ares/teeth/1', 'ares/teeth/2', 'ares/phobos/1', 'ares/phobos/2', 'ares/deimos/1', 'ares/deimos/2', 'ares/birds/1',
  'ares/birds/2', 'ares/amazons/1', 'ares/amazons/2', 'ares/girdle/1', 'ares/girdle/2', 'ares/eris/1', 'ares/eris/2',
  'ares/sparta/1', 'ares/sparta/2', 'ares/chariot', 'ares/mares', 'ares/dragon', 'ares/troy', 'ares/spoils',
  'apollo/lyre/1', 'apollo/lyre/2', 'apollo/raven/1', 'apollo/raven/2', 'apollo/pythia/1', 'apollo/pythia/2',
  'apollo/daphne/1', 'apollo/daphne/2', 'apollo/delphi/1', 'apollo/delphi/2', 'apollo/cassandra/1',
  'apollo/cassandra/2', 'apollo/orpheus/1', 'apollo/orpheus/2', 'apollo/asclepius/1', 'apollo/asclepius/2',
  'apollo/tripod', 'apollo/python', 'apollo/sibyl', 'apollo/muses', 'apollo/hyperborea', 'hermes/sandals/1',
  'hermes/sandals/2', 'hermes/autolycus/1', 'hermes/autolycus/2', 'hermes/petasos/1', 'hermes/petasos/2',
  'hermes/tortoise/1', 'hermes/tortoise/2', 'hermes/cattle/1', 'hermes/cattle/2', 'hermes/pan/1', 'hermes/pan/2',
  'hermes/psychopomp/1', 'hermes/psychopomp/2', 'hermes/pleiades/1', 'hermes/pleiades/2', 'hermes/caduceus',
  'hermes/argus', 'hermes/dolos', 'hermes/echo', 'hermes/arcadia',
] as const

export type ElysiumCardId = (typeof ELYSIUM_CARD_IDS)[number]

export const ELYSIUM_COLUMN_IDS = ['red', 'blue', 'green', 'yellow', 'any'] as const

export type ElysiumColumnId = (typeof ELYSIUM_COLUMN_IDS)[number]

export const ELYSIUM_QUEST_IDS = ['1', '2', '3', '4', 'unfinished'] as const

export type ElysiumQuestId = (typeof ELYSIUM_QUEST_IDS)[number]

export const ELYSIUM_SIDE_IDS = ['A', 'B'] as const

export type ElysiumSideId = (typeof ELYSIUM_SIDE_IDS)[number]

export const ELYSIUM_LEVEL_IDS = ['1', '2', '3'] as const

export type ElysiumLevelId = (typeof ELYSIUM_LEVEL_IDS)[number]

export const ELYSIUM_KIND_IDS = [
  'instant', 'permanent', 'activate', 'once', 'legend', 'chronos', 'chronos_family', 'chronos_level', 'eleusis',
] as const

export type ElysiumKindId = (typeof ELYSIUM_KIND_IDS)[number]

export const ELYSIUM_RESOURCE_IDS = ['gold', 'vp', 'prestige'] as const

export type ElysiumResourceId = (typeof ELYSIUM_RESOURCE_IDS)[number]

export const ELYSIUM_PLACE_IDS = ['agora', 'oracle', 'discard', 'domain', 'other_domains'] as const

export type ElysiumPlaceId = (typeof ELYSIUM_PLACE_IDS)[number]

export const ELYSIUM_FORM_IDS = ['single', 'family', 'level'] as const

export type ElysiumFormId = (typeof ELYSIUM_FORM_IDS)[number]

/** Every kind of event, and its arguments. */
export const ELYSIUM_EVENTS = {
  'pediment': ['side'],
  'family': ['family'],
  'start': ['seat'],
  'epoch': ['number'],
  'awakening': ['number'],
  'revealed': ['card', 'place'],
  'reshuffle': ['number'],
  'turn': ['seat', 'number'],
  'taken': ['seat', 'card'],
  'quest': ['seat', 'quest'],
  'citizen': ['seat'],
  'column': ['seat', 'column'],
  'sits-out': ['seat'],
  'used': ['seat', 'card'],
  'instant': ['seat', 'card'],
  'triggered': ['seat', 'card'],
  'borrow': ['seat', 'card', 'by'],
  'gain': ['seat', 'number', 'resource'],
  'lose': ['seat', 'number', 'resource'],
  'give': ['seat', 'other', 'number', 'resource'],
  'pay': ['seat', 'number', 'resource'],
  'discard': ['seat', 'card', 'place'],
  'discard-from': ['seat', 'card', 'owner'],
  'discard-citizen': ['seat', 'owner'],
  'added': ['seat', 'card'],
  'drawn': ['seat', 'card'],
  'drawn-twice': ['seat', 'card'],
  'swap': ['seat', 'card', 'other', 'place'],
  'swap-with': ['seat', 'card', 'other', 'owner'],
  'swap-citizen': ['seat', 'other', 'card'],
  'unfinished': ['seat'],
  'order': ['seats'],
  'transfer': ['seat', 'card', 'cost', 'legend', 'form', 'cards'],
  'transfer-citizen': ['seat', 'cost', 'legend', 'form', 'cards'],
  'family-bonus': ['seat', 'family', 'number'],
  'level-bonus': ['seat', 'level', 'number'],
  'level-bonus-moves': ['seat', 'other', 'level', 'number'],
  'cleared': [],
  'chronos': ['seat', 'card'],
  'score': ['seat', 'number'],
} as const

/** The game's part of an observation. */
export interface ElysiumObservation {
  game: 'elysium'
  seats: number
  viewer: number | null
  over: boolean
  ask: ElysiumAsk | null
  epoch: number
  epochs: number
  phase: 'preparation' | 'awakening' | 'actions' | 'writing' | 'epoch-end' | 'scoring' | 'over'
  round: number
  active: number | null
  order: number[]
  families: ElysiumFamilyId[]
  pediment: ElysiumPediment | null
  quests: ElysiumQuest[]
  unfinished: ElysiumIncome
  pile: number
  agora: string[]
  oracle: string[] | null
  discard: string[]
  discarded_citizens: number
  transfers: number
  bonuses: ElysiumBonuses
  players: ElysiumPlayer[]
}

/** What `Step.context` tells of a question, all steps together; see docs/games/elysium.md. */
export interface ElysiumAsk {
  step:
    | 'pediment' | 'families' | 'start' | 'fill' | 'turn' | 'column' | 'after' | 'write' | 'place' | 'order' | 'pay'
    | 'discard' | 'add' | 'draw' | 'swap' | 'transfer' | 'borrow' | 'choose'
  seat: number
  for?: number
  from?:
    | 'domain' | 'domains' | 'other_domains' | 'elysium' | 'elysiums' | 'other_elysiums' | 'legend' | 'agora' | 'oracle'
    | 'discard' | 'event' | 'last'
  place?: 'agora' | 'oracle'
  cards?: number
  quest?: boolean
  left?: number
  made?: number
  card?: string
  of?: number
  lender?: string | null
  waiting?: string[]
  event?: string | null
  what?: 'gold' | 'vp' | 'prestige' | 'card'
  up_to?: boolean
  gift?: string | null
  cost?: 'normal' | 'plus1' | 'free'
}

/** The visible side of the pediment, its colours from left to right. */
export interface ElysiumPediment {
  side: ElysiumSideId
  columns: Exclude<ElysiumColumnId, 'any'>[]
}

/** A quest tile: what it brings, the colours above it, who holds it. */
export interface ElysiumQuest {
  quest: Exclude<ElysiumQuestId, 'unfinished'>
  gold: number
  vp: number
  transfers: number
  columns: Exclude<ElysiumColumnId, 'any'>[]
  seat: number | null
  free: boolean
}

/** What an unfinished quest brings. */
export interface ElysiumIncome {
  gold: number
  vp: number
  transfers: number
}

/** All bonus tiles: by family in play, and by level. */
export interface ElysiumBonuses {
  family: Record<string, ElysiumFamilyTile[]>
  level: ElysiumLevelTile[]
}

/** A bonus tile of a family. */
export interface ElysiumFamilyTile {
  vp: number
  seat: number | null
}

/** The bonus tile of a level. */
export interface ElysiumLevelTile {
  level: number
  vp: number
  seat: number | null
}

/** A player's tokens, columns, Domain and Elysium. */
export interface ElysiumPlayer {
  seat: number
  gold: number
  vp: number
  prestige: number | null
  columns: Exclude<ElysiumColumnId, 'any'>[]
  quest: ElysiumQuestId | null
  taken: number
  citizens: number
  domain: ElysiumDomainCard[]
  elysium: ElysiumLegend[]
}

/** A card in a Domain. */
export interface ElysiumDomainCard {
  card: string
  ring: boolean
  used: boolean
}

/** A legend, or a single card that may become one. */
export interface ElysiumLegend {
  legend: number
  form: ElysiumFormId
  family: ElysiumFamilyId | null
  level: number | null
  cards: string[]
  citizens: number
  size: number
  complete: boolean
  points: number
}

/** What `Step.preview` tells of an action, all steps together; see docs/games/elysium.md. */
export interface ElysiumPreview {
  effect?: ElysiumKindId
  place?: 'agora' | 'oracle' | 'discard'
  columns?: ElysiumColumnId[]
  level?: number
  gold?: number
  vp?: number
  transfers?: number
  after?: Record<string, ElysiumLeft> | ElysiumLeft
  places?: ElysiumPlace[]
  cost?: number
  into?: number
  becomes?: ElysiumFormId
  size?: number
  complete?: boolean
  bonus?: boolean
  text?: ElysiumCardText
}

/** What a player could still take in the rounds to come. */
export interface ElysiumLeft {
  cards: string[]
  quests: Exclude<ElysiumQuestId, 'unfinished'>[]
}

/** A place for a transferred card: what it costs and what the legend becomes by it. */
export interface ElysiumPlace {
  cost: number
  into: number
  becomes: ElysiumFormId
  size: number
  complete: boolean
  bonus: boolean
}

/** A card text or a part of it as `Message.as_json` gives it. */
export interface ElysiumCardText {
  message: string
  args: Record<string, string | number | ElysiumCardText | (string | ElysiumCardText)[]>
}

/** What is printed on a card: an entry of `faces` in the edition's data. */
export interface ElysiumFace {
  id: string
  card: string
  name: Record<string, string>
  family: ElysiumFamilyId
  level: number
  kind: ElysiumKindId
  columns: ElysiumColumnId[]
  text: ElysiumCardText
}

export interface ElysiumEdition extends Provenance {
  format: number
  game: 'elysium'
  edition: string
  setup: ElysiumEditionSetup
  scoring: ElysiumEditionScoring
  family_bonus: ElysiumEditionFamilyBonus
  level_bonus: ElysiumEditionLevelBonus[]
  quest: ElysiumEditionQuest[]
  quest_unfinished: ElysiumEditionQuestUnfinished
  pediment: ElysiumEditionPediment[]
  family: ElysiumEditionFamily[]
  family_set: ElysiumEditionFamilySet[]
  card: unknown[]
  ruling?: unknown
  supply?: unknown
  title?: unknown
  languages?: unknown
  faces: ElysiumFace[]
  [further: string]: unknown
}

export interface ElysiumEditionSetup extends Provenance {
  epochs: number
  families_in_play: number
  start_gold: number
  columns: Exclude<ElysiumColumnId, 'any'>[]
  rounds_per_epoch: number
  cards_per_epoch: number
  quests_per_epoch: number
  agora_per_player: number
  agora_plus: number
  oracle_cards: number
  players?: number[]
  start_vp?: 'order'
}

export interface ElysiumEditionScoring extends Provenance {
  family_legend: Record<string, number>
  level_legend: Record<string, number>
  citizen_in_elysium: number
  prestige_places: number[]
  prestige_zero_scores?: unknown
  tie_break?: ('gold' | 'shared')[]
}

export interface ElysiumEditionFamilyBonus extends Provenance {
  vp: number[]
}

export interface ElysiumEditionLevelBonus extends Provenance {
  level: number
  vp: number
}

export interface ElysiumEditionQuest extends Provenance {
  id: string
  players: number[]
  order: number
  gold: number
  vp: number
  transfers: number
}

export interface ElysiumEditionQuestUnfinished extends Provenance {
  gold: number
  vp: number
  transfers: number
  [further: string]: unknown
}

export interface ElysiumEditionPediment extends Provenance {
  side: ElysiumSideId
  columns: Exclude<ElysiumColumnId, 'any'>[]
}

export interface ElysiumEditionFamily extends Provenance {
  id: ElysiumFamilyId
  name: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  [further: string]: unknown
}

export interface ElysiumEditionFamilySet extends Provenance {
  id: string
  families: ElysiumFamilyId[]
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
}

// ---- Delphi --------------------------------------------------------------------------------------------------------

export const DELPHI_COLOUR_IDS = ['red', 'black', 'pink', 'blue', 'yellow', 'green'] as const

export type DelphiColourId = (typeof DELPHI_COLOUR_IDS)[number]

export const DELPHI_PLAYER_COLOUR_IDS = ['red', 'yellow', 'green', 'blue'] as const

export type DelphiPlayerColourId = (typeof DELPHI_PLAYER_COLOUR_IDS)[number]

export const DELPHI_SOURCE_IDS = [
  'red', 'black', 'pink', 'blue', 'yellow', 'green', 'card-red', 'card-black', 'card-pink', 'card-blue',
  'card-yellow', 'card-green', 'extra',
] as const

export type DelphiSourceId = (typeof DELPHI_SOURCE_IDS)[number]

export const DELPHI_GOD_IDS = ['poseidon', 'apollo', 'artemis', 'aphrodite', 'ares', 'hermes'] as const

export type DelphiGodId = (typeof DELPHI_GOD_IDS)[number]

export const DELPHI_MONSTER_IDS = ['red', 'black', 'pink', 'blue', 'yellow', 'green'] as const

export type DelphiMonsterId = (typeof DELPHI_MONSTER_IDS)[number]

export const DELPHI_TERRAIN_IDS = [
  'water', 'cloud', 'offering', 'temple', 'statue', 'monster', 'city', 'shallow', 'zeus',
] as const

export type DelphiTerrainId = (typeof DELPHI_TERRAIN_IDS)[number]

export const DELPHI_SITE_IDS = [
  'cloud-red-1', 'cloud-red-2', 'cloud-black-1', 'cloud-black-2', 'cloud-pink-1', 'cloud-pink-2', 'cloud-blue-1',
  'cloud-blue-2', 'cloud-yellow-1', 'cloud-yellow-2', 'cloud-green-1', 'cloud-green-2', 'offering-1', 'offering-2',
  'offering-3', 'offering-4', 'offering-5', 'offering-6', 'temple-1', 'temple-2', 'temple-3', 'temple-4', 'temple-5',
  'temple-6', 'statue-1', 'statue-2', 'statue-3', 'statue-4', 'statue-5', 'statue-6', 'monster-1', 'monster-2',
  'monster-3', 'monster-4', 'monster-5', 'monster-6', 'monster-7', 'monster-8', 'monster-9', 'city-red',
  'city-black', 'city-pink', 'city-blue', 'city-yellow', 'city-green',
] as const

export type DelphiSiteId = (typeof DELPHI_SITE_IDS)[number]

export const DELPHI_TASK_IDS = [
  'shrine-1', 'shrine-2', 'shrine-3', 'statue-1', 'statue-2', 'statue-3', 'offering-white', 'monster-white',
  'double-1', 'double-2', 'double-3', 'double-4', 'offering-yellow', 'offering-blue', 'offering-pink',
  'offering-green', 'monster-yellow', 'monster-blue', 'monster-red', 'monster-black',
] as const

export type DelphiTaskId = (typeof DELPHI_TASK_IDS)[number]

export const DELPHI_TASK_KIND_IDS = ['shrine', 'statue', 'offering', 'monster'] as const

export type DelphiTaskKindId = (typeof DELPHI_TASK_KIND_IDS)[number]

export const DELPHI_MAP_WARNING_IDS = ['city-spacing', 'city-contact'] as const

export type DelphiMapWarningId = (typeof DELPHI_MAP_WARNING_IDS)[number]

export const DELPHI_ISLAND_IDS = [
  'red-1', 'red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3', 'green-1', 'green-2', 'green-3', 'blue-1', 'blue-2',
  'blue-3',
] as const

export type DelphiIslandId = (typeof DELPHI_ISLAND_IDS)[number]

export const DELPHI_LETTER_IDS = ['psi', 'phi', 'sigma', 'omega'] as const

export type DelphiLetterId = (typeof DELPHI_LETTER_IDS)[number]

export const DELPHI_COMPANION_IDS = [
  'aias', 'helena', 'pan', 'bellerophon', 'minos', 'gryphos', 'theseus', 'kirke', 'cheiron', 'hektor', 'perseus',
  'pegasus', 'achilles', 'herakles', 'nereide', 'odysseus', 'penthesilea', 'phoenix',
] as const

export type DelphiCompanionId = (typeof DELPHI_COMPANION_IDS)[number]

export const DELPHI_COMPANION_KIND_IDS = ['hero', 'demigod', 'creature'] as const

export type DelphiCompanionKindId = (typeof DELPHI_COMPANION_KIND_IDS)[number]

export const DELPHI_EQUIPMENT_IDS = [
  'eq-01', 'eq-02', 'eq-03', 'eq-04', 'eq-05', 'eq-06', 'eq-07', 'eq-08', 'eq-09', 'eq-10', 'eq-11', 'eq-12',
  'eq-13', 'eq-14', 'eq-15', 'eq-16', 'eq-17', 'eq-18', 'eq-19', 'eq-20', 'eq-21', 'eq-22',
] as const

export type DelphiEquipmentId = (typeof DELPHI_EQUIPMENT_IDS)[number]

export const DELPHI_SHIP_IDS = [
  'ship-1', 'ship-2', 'ship-3', 'ship-4', 'ship-5', 'ship-6', 'ship-7', 'ship-8',
] as const

export type DelphiShipId = (typeof DELPHI_SHIP_IDS)[number]

/** Every kind of event, and its arguments. */
export const DELPHI_EVENTS = {
  'colour-dealt': ['seat', 'colour'],
  'map-drawn': ['number', 'map'],
  'offering-placed': ['colour', 'site'],
  'temple-placed': ['colour', 'site'],
  'monster-placed': ['monster', 'site'],
  'pieces-again': [],
  'equipment-shown': ['equipment'],
  'first-player': ['seat'],
  'ship-dealt': ['seat', 'ship'],
  'ship-offered': ['ship'],
  'ship-chosen': ['seat', 'ship'],
  'tasks-turned': ['tasks'],
  'task-removed': ['task'],
  'own-task-removed': ['seat', 'task'],
  'task-spared': ['seat', 'task'],
  'gods-raised': ['seat'],
  'round-begins': ['round'],
  'turn-begins': ['seat'],
  'recovers': ['seat', 'colours'],
  'unhurt': ['seat'],
  'pays': ['seat', 'favour'],
  'recolours': ['seat', 'source', 'colour', 'favour'],
  'draws-card': ['seat', 'source'],
  'takes-favour': ['seat', 'source'],
  'peeks': ['seat', 'source'],
  'sails': ['seat', 'source', 'hex', 'steps'],
  'fights': ['seat', 'source', 'monster', 'site'],
  'battle-roll': ['seat', 'number', 'needed', 'round'],
  'fights-on': ['seat', 'favour'],
  'gives-up': ['seat', 'monster'],
  'beats': ['seat', 'monster', 'site'],
  'explores': ['seat', 'source', 'site'],
  'island-revealed': ['site', 'island', 'letter'],
  'looks': ['seat', 'sites'],
  'glimpses': ['seat', 'site', 'island'],
  'builds': ['seat', 'source', 'site'],
  'shrine-built': ['seat', 'site', 'island'],
  'letter-reward': ['seat', 'letter'],
  'loads-offering': ['seat', 'source', 'colour', 'site'],
  'delivers': ['seat', 'source', 'colour', 'site'],
  'loads-statue': ['seat', 'source', 'colour', 'site'],
  'raises': ['seat', 'source', 'colour', 'site'],
  'clears-wounds': ['seat', 'source', 'colour', 'count'],
  'advances-god': ['seat', 'source', 'god'],
  'uses-lamp': ['seat', 'source', 'equipment'],
  'ends-turn': ['seat'],
  'god-moves': ['seat', 'god', 'row'],
  'god-ready': ['seat', 'god'],
  'god-acts': ['seat', 'god'],
  'ship-set': ['seat', 'hex'],
  'god-swapped': ['seat', 'god'],
  'god-home': ['seat', 'god', 'row'],
  'god-reacts': ['seat', 'god', 'row'],
  'task-fulfilled': ['seat', 'task', 'left'],
  'favour-gained': ['seat', 'favour'],
  'oracle-drawn': ['seat', 'colour'],
  'shield-rises': ['seat', 'shield'],
  'heals': ['seat', 'colour', 'count'],
  'all-wounds-cleared': ['seat', 'count'],
  'companion-joins': ['seat', 'companion'],
  'equipment-taken': ['seat', 'equipment'],
  'equipment-idle': ['seat', 'equipment'],
  'takes-offering': ['seat', 'colour', 'site'],
  'takes-statue': ['seat', 'colour', 'site'],
  'takes-nothing': ['seat'],
  'rolled': ['seat', 'colours'],
  'titan-rolled': ['number'],
  'wounded': ['seat', 'colour'],
  'hero-discards': ['seat', 'colour', 'count'],
  'reaches-zeus': ['seat'],
  'last-round': [],
  'round-limit': ['rounds'],
  'game-over': ['winners'],
} as const

/** The game's part of an observation; docs/games/delphi.md says what the fields mean. */
export interface DelphiObservation {
  game: 'delphi'
  seats: number
  viewer: number | null
  over: boolean
  ask: DelphiAsk | null
  islands?: DelphiIsland[]
  offerings?: DelphiOfferingIsle[]
  temples?: DelphiTemple[]
  monsters?: DelphiMonsterIsle[]
  statues?: DelphiStatueIsle[]
  cities?: DelphiCity[]
  options: DelphiChosen
  round: number
  phase: 'setup' | 'wounds' | 'actions' | 'oracle' | 'over'
  first: number | null
  active: number | null
  titan: number | null
  last_round: boolean
  map: DelphiSeaMap | null
  tasks_turned: string[]
  ships_offered: string[]
  display: string[]
  equipment_pile: number
  equipment_discard: string[]
  companions: string[]
  oracle_pile: number
  oracle_discard: DelphiColourId[]
  wound_pile: number
  wound_discard: DelphiColourId[]
  players: DelphiPlayer[]
}

/** What the steps tell of their frames, all of them together. */
export interface DelphiAsk {
  step:
    | 'colours' | 'map' | 'offerings' | 'temples' | 'monsters' | 'display' | 'first-player' | 'ships' | 'ship-offer'
    | 'draft-ship' | 'setup-roll' | 'first-wound' | 'turn-tasks' | 'remove-task' | 'return-shrine' | 'drop-task'
    | 'recover' | 'no-wounds' | 'act' | 'end' | 'battle' | 'fight-on' | 'peek-tiles' | 'glimpse' | 'settle-island'
    | 'god-step' | 'oracle' | 'wound' | 'omega-colour' | 'choose-companion' | 'choose-equipment' | 'load-now'
    | 'chart-tiles' | 'chart-uncover' | 'ladder-god' | 'roll' | 'titan' | 'react-god'
  seat: number
  fighter?: number
  monster?: DelphiColourId
  site?: string
  round?: number
  needed?: number
  odds?: number
  by?: number
  colour?: DelphiColourId
  piece?: 'offering' | 'statue'
  colours?: DelphiColourId[]
  sites?: string[]
  islands?: string[]
  roller?: number
}

/** A cloud island; tile and letter are null unless they are face up or known to the viewer. */
export interface DelphiIsland {
  site: string
  hex: string
  colour: DelphiColourId
  face_up: boolean
  island: string | null
  letter: DelphiLetterId | null
  seen_by: number[]
  shrine: number | null
}

/** An offering island. */
export interface DelphiOfferingIsle {
  site: string
  hex: string
  colours: DelphiColourId[]
}

/** A temple island; the colour is null until the temple is placed. */
export interface DelphiTemple {
  site: string
  hex: string
  colour: DelphiColourId | null
}

/** A monster island. */
export interface DelphiMonsterIsle {
  site: string
  hex: string
  marked: boolean
  colours: DelphiColourId[]
}

/** A statue island with its three building sites. */
export interface DelphiStatueIsle {
  site: string
  hex: string
  places: DelphiBuildingSite[]
}

/** A place for a statue, and whose stands there. */
export interface DelphiBuildingSite {
  colour: DelphiColourId
  seat: number | null
}

/** A city and how many statues are left there. */
export interface DelphiCity {
  site: string
  hex: string
  colour: DelphiColourId
  statues: number
}

/** The options that matter during play. */
export interface DelphiChosen {
  rules: 'rulebook' | 'revised'
  tasks: number
  ships: 'random' | 'draft'
  map: 'compact' | 'random' | 'custom'
  max_rounds: number
}

/** The map; a given one has no number. */
export interface DelphiSeaMap {
  kind: 'compact' | 'random' | 'custom'
  number: number | null
  text: string
  warnings: DelphiOddity[]
  zeus: string
  hexes: DelphiHex[]
}

/** What is unusual about a given map, and the cities it is about. */
export interface DelphiOddity {
  warning: DelphiMapWarningId
  cities: string[]
}

/** A hex of the map; colour, tile and site only where it has them. */
export interface DelphiHex {
  hex: string
  q: number
  r: number
  kind: DelphiTerrainId
  colour?: DelphiColourId
  tile?: string
  site?: string
}

/** A player; colour and ship tile are null until they are dealt, the hex until the map is there. */
export interface DelphiPlayer {
  seat: number
  colour: DelphiPlayerColourId | null
  ship: string | null
  hex: string | null
  at_zeus: boolean
  favour: number
  shield: number
  dice: DelphiColourId[]
  spent: DelphiColourId[]
  cards: DelphiColourId[]
  played: DelphiColourId | null
  wounds: DelphiColourId[]
  recovery: DelphiRecovery
  gods: Record<string, number>
  offerings: DelphiColourId[]
  statues: DelphiColourId[]
  hold: number
  range: number
  keel: boolean
  tasks: DelphiTask[]
  left: number
  done: DelphiDone
  delivered: DelphiColourId[]
  beaten: DelphiColourId[]
  companions: string[]
  equipment: string[]
  wild: boolean
  extra_action: boolean
}

/** How many wounds make a recovery turn due. */
export interface DelphiRecovery {
  equal: number
  total: number
}

/** A Zeus tile: shrines show an island (once the player's colour is known), all others a colour. */
export interface DelphiTask {
  task: string
  kind: DelphiTaskKindId
  state: 'absent' | 'open' | 'done' | 'given-back'
  colour?: DelphiColourId | 'white'
  island?: string
}

/** The colours that served a task, by kind. */
export interface DelphiDone {
  statue: DelphiColourId[]
  offering: DelphiColourId[]
  monster: DelphiColourId[]
}

/** What an action costs and promises; which of it there is depends on the action. */
export interface DelphiPreview {
  favour?: number
  recolour?: number
  acts_as?: DelphiColourId | null
  steps?: number
  range?: number
  extra_steps?: number
  creature?: boolean
  needed?: number
  odds?: number
  gain?: number
}

export interface DelphiEdition extends Provenance {
  edition: DelphiEditionEdition
  rules: DelphiEditionRules
  constants: DelphiEditionConstants
  wheel: DelphiEditionWheel
  god: DelphiEditionGod[]
  god_track: DelphiEditionGodTrack
  shield_track: DelphiEditionShieldTrack
  map_tile: DelphiEditionMapTile[]
  city_tile: DelphiEditionCityTile[]
  compact: DelphiEditionCompact
  map_checks: DelphiEditionMapChecks
  random_map: DelphiEditionRandomMap
  setup: DelphiEditionSetup
  player_count: DelphiEditionPlayerCount[]
  first_game: DelphiEditionFirstGame
  shorter_game: DelphiEditionShorterGame
  piece: DelphiEditionPiece[]
  die: DelphiEditionDie[]
  task_kind: DelphiEditionTaskKind[]
  zeus_tile: DelphiEditionZeusTile[]
  letter: DelphiEditionLetter[]
  island_tile: DelphiEditionIslandTile[]
  companion_kind: DelphiEditionCompanionKind[]
  companion: DelphiEditionCompanion[]
  equipment_kind: DelphiEditionEquipmentKind[]
  equipment: DelphiEditionEquipment[]
  ship: DelphiEditionShip[]
  monster_type?: DelphiEditionMonsterType[]
  [further: string]: unknown
}

export interface DelphiEditionEdition extends Provenance {
  id: string
  schema: number
  [further: string]: unknown
}

export interface DelphiEditionRules extends Provenance {
  rulebook: DelphiEditionRulesRulebook
  revised: DelphiEditionRulesRulebook
}

export interface DelphiEditionRulesRulebook extends Provenance {
  hero_shield_steps: number
  shrine_match: 'picture' | 'colour'
  needless_actions: boolean
  titan_without_consultation: boolean
}

export interface DelphiEditionConstants extends Provenance {
  dice_per_player: number
  oracle_cards_per_turn: number
  ship_range: number
  move_extra_cost: number
  recolour_step_cost: number
  monster_strength: number
  fight_continue_cost: number
  fight_strength_drop: number
  fight_wound_on_roll: number
  recovery_equal: number
  recovery_total: number
  recovery_discard: number
  no_wound_favour: number
  no_wound_god_steps: number
  action_favour: number
  action_oracle_cards: number
  action_peek: number
  titan_double_at: number
  titan_double_wounds: number
  titan_wounds: number
  equipment_display: number
  draft_extra_ships: number
  start_wounds: number
  start_shield: number
}

export interface DelphiEditionWheel extends Provenance {
  clockwise: DelphiColourId[]
}

export interface DelphiEditionGod extends Provenance {
  id: DelphiGodId
  colour: DelphiColourId
  column: number
  action: string
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionGodTrack extends Provenance {
  rows: number
  bottom: number
  top: number
  [further: string]: unknown
}

export interface DelphiEditionShieldTrack extends Provenance {
  min: number
  max: number
  overflow: 'lost'
}

export interface DelphiEditionMapTile extends Provenance {
  id: 'R1' | 'R2' | 'R3' | 'L1' | 'L2' | 'L3' | 'M1' | 'M2' | 'M3' | 'S1' | 'S2' | 'S3'
  class: 'ring' | 'large' | 'medium' | 'small'
  hexes: DelphiEditionMapTileHexes[]
  hole?: 'zeus' | 'shallow'
}

export interface DelphiEditionMapTileHexes extends Provenance {
  q: number
  r: number
  kind: 'water' | 'cloud' | 'offering' | 'temple' | 'statue' | 'monster' | 'city'
  colour?: DelphiColourId
  marked?: boolean
  sites?: DelphiColourId[]
}

export interface DelphiEditionCityTile extends Provenance {
  id: 'city-yellow' | 'city-red' | 'city-black' | 'city-green' | 'city-pink' | 'city-blue'
  colour: DelphiColourId
  statues: number
  hexes: DelphiEditionMapTileHexes[]
}

export interface DelphiEditionCompact extends Provenance {
  city_shift_max: number
  slots: DelphiEditionCompactSlots[]
  city_slots: DelphiEditionCompactCitySlots[]
  [further: string]: unknown
}

export interface DelphiEditionCompactSlots extends Provenance {
  id: string
  class: 'ring' | 'large' | 'medium' | 'small'
  rotation: number
  q: number
  r: number
}

export interface DelphiEditionCompactCitySlots extends Provenance {
  id: string
  rotation: number
  q: number
  r: number
}

export interface DelphiEditionMapChecks extends Provenance {
  city_water_contacts_min: number
  city_distance_min: number
}

export interface DelphiEditionRandomMap extends Provenance {
  min_edge_contacts: number
  min_water_contacts: number
  keep_best_share: number
  max_extent: number
  max_gap_hexes: number
  city_angle_tolerance: number
  city_angle_tries: number
  attempts: number
}

export interface DelphiEditionSetup extends Provenance {
  start_favour_by_seat: number[]
  island_tiles_used: number
  statues_per_city: number
  monsters_on_marked: number
  double_sided_turned_to_monster: number
  [further: string]: unknown
}

export interface DelphiEditionPlayerCount extends Provenance {
  players: number
  entry_row: number
  pieces_per_colour: number
  offerings_per_island: number
  monsters_per_marked: number
  monsters_per_plain: number
}

export interface DelphiEditionFirstGame extends Provenance {
  tasks: number
  map: 'compact' | 'random'
  ships: 'random'
  ship_pool: 'first-game'
  ship_tiles: DelphiShipId[]
}

export interface DelphiEditionShorterGame extends Provenance {
  order: DelphiTaskKindId[]
}

export interface DelphiEditionPiece extends Provenance {
  id: string
  count: number
  per_colour?: number
  per_player?: number
}

export interface DelphiEditionDie extends Provenance {
  id: 'oracle_die' | 'titan_die' | 'battle_die'
  count: number
  per_player?: number
  colour_faces?: DelphiColourId[]
  number_faces?: number[]
}

export interface DelphiEditionTaskKind extends Provenance {
  id: DelphiTaskKindId
  reward: DelphiEditionTaskKindReward
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionTaskKindReward extends Provenance {
  favour?: number
  oracle_cards?: number
  god_steps?: number
  shield_steps?: number
  companion?: number
  equipment?: number
  clear_wounds_of_one_colour?: boolean
}

export interface DelphiEditionZeusTile extends Provenance {
  id:
    | 'shrine-1' | 'shrine-2' | 'shrine-3' | 'statue-1' | 'statue-2' | 'statue-3' | 'offering-white' | 'monster-white'
    | 'double-1' | 'double-2' | 'double-3' | 'double-4'
  kind: 'shrine' | 'statue' | 'offering' | 'monster' | 'double'
  island?: number
  colour?: 'white'
  offering?: DelphiColourId
  monster?: DelphiColourId
}

export interface DelphiEditionLetter extends Provenance {
  id: DelphiLetterId
  glyph: string
  reward: DelphiEditionTaskKindReward
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionIslandTile extends Provenance {
  id: DelphiIslandId
  player: DelphiPlayerColourId
  letter: DelphiLetterId
}

export interface DelphiEditionCompanionKind extends Provenance {
  id: DelphiCompanionKindId
  at_once: unknown
  lasting: string
  range_bonus?: number
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionCompanion extends Provenance {
  id: DelphiCompanionId
  kind: DelphiCompanionKindId
  colour: DelphiColourId
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionEquipmentKind extends Provenance {
  id:
    | 'range' | 'cross_shallows' | 'reward_god' | 'storage_shield' | 'reach_island' | 'reach_statue' | 'reach_offering'
    | 'colour_bonus' | 'wound_limit' | 'paid_action' | 'roll_favour' | 'statue_now' | 'offering_now' | 'god_to_top'
    | 'scout' | 'windfall'
  timing: 'lasting' | 'at-once' | 'both'
  cards: number
  range_bonus?: number
  applies_to?: ('offering' | 'statue' | 'monster')[]
  god_steps?: number
  storage_bonus?: number
  shield_steps?: number
  actions?: string[]
  action?: string
  favour?: number
  oracle_cards?: number
  recovery_equal?: number
  recovery_total?: number
  cost?: number
  per_turn?: number
  gods?: DelphiGodId[]
  looks_at?: number
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionEquipment extends Provenance {
  id: DelphiEquipmentId
  kind:
    | 'range' | 'cross_shallows' | 'reward_god' | 'storage_shield' | 'reach_island' | 'reach_statue' | 'reach_offering'
    | 'colour_bonus' | 'wound_limit' | 'paid_action' | 'roll_favour' | 'statue_now' | 'offering_now' | 'god_to_top'
    | 'scout' | 'windfall'
  colours: DelphiColourId[]
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionShip extends Provenance {
  id: DelphiShipId
  storage: number
  effect:
    | 'start_shield' | 'gods_on_entry_row' | 'one_task_less' | 'cheap_recolour' | 'range' | 'more_favour'
    | 'start_equipment' | 'recolour_both_ways'
  shield_steps?: number
  recolour_discount?: number
  range_bonus?: number
  favour_bonus?: number
  equipment?: number
  oracle_cards?: number
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

export interface DelphiEditionMonsterType extends Provenance {
  id: string
  colour: DelphiColourId
  name?: Partial<Record<'en' | 'de' | 'fr' | 'ru', string>>
  text?: unknown
}

// ---- All games -----------------------------------------------------------------------------------------------------

/** The shapes of each game. */
export interface Games {
  olympos: { observation: OlymposObservation; ask: OlymposAsk; preview: OlymposPreview; edition: OlymposEdition }
  elysium: { observation: ElysiumObservation; ask: ElysiumAsk; preview: ElysiumPreview; edition: ElysiumEdition }
  delphi: { observation: DelphiObservation; ask: DelphiAsk; preview: DelphiPreview; edition: DelphiEdition }
}

export type GameId = keyof Games

export type Observation = Games[GameId]['observation']

export type Ask = Games[GameId]['ask']

export type Preview = Games[GameId]['preview']

export type Edition = Games[GameId]['edition']

// ---- Shared by games -----------------------------------------------------------------------------------------------

/** Where the figures of a table come from. */
export interface Provenance {
  source?: string
  note?: string
  reconstructed?: unknown
  sourced?: unknown
  name_source?: unknown
}
