import type { Texts } from './i18n/texts'
import { problem } from './refusals'

/** Things a person asks for, one at a time: buttons wait while one is under way, and what fails is said. */
export class Attempts {
  busy = $state(false)

  /** `words`: in which language to say what went wrong, asked when it did. */
  constructor(private readonly words: () => Texts) {}

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await what()
    } catch (error) {
      problem(error, this.words())
    } finally {
      this.busy = false
    }
  }
}
