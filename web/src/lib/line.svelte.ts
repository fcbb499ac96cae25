import { ROOT } from './root'

/** The way to the server, as all parts of the page see it. What is shown of it comes later (`app/Bars.svelte`). */
class Line {
  /** The server cannot be reached; what is shown may have been kept from before. */
  down = $state(false)
  /** Another program than this page's is there: the page is to be loaded again when it suits. */
  renewed = $state(false)
  /** A decision is on its way. */
  deciding = $state(false)

  /** A request was answered by the server itself, or was not. */
  heard(answered: boolean): void {
    if (this.down === answered) this.down = !answered
  }

  /** Find out whether the server can be reached. */
  async probe(): Promise<void> {
    this.heard(await fetch(`${ROOT}health`, { cache: 'no-store' }).then((answer) => answer.ok, () => false))
  }
}

export const line = new Line()
