/** How far somebody is in the lessons, remembered by the browser. */
const KEY = 'petteia-lessons'

export interface Progress {
  step: number
  answers: string[]
}
type Kept = Record<string, Progress | 'finished'>

class Lessons {
  #kept = $state.raw<Kept>({})

  constructor() {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (found && typeof found === 'object') this.#kept = found as Kept
    } catch {
      // Kept by something else, or nothing can be kept here: the lessons begin anew.
    }
  }

  state(game: string, lesson: string): 'finished' | 'begun' | 'new' {
    const kept = this.#kept[`${game}/${lesson}`]
    return kept === 'finished' ? kept : kept?.step ? 'begun' : 'new'
  }

  /** Where the lesson was left; its beginning if it was finished or never begun. */
  progress(game: string, lesson: string): Progress {
    const kept = this.#kept[`${game}/${lesson}`]
    return kept && kept !== 'finished' && Array.isArray(kept.answers) ? { step: kept.step, answers: kept.answers } : { step: 0, answers: [] }
  }

  keep(game: string, lesson: string, progress: Progress | 'finished'): void {
    this.#kept = { ...this.#kept, [`${game}/${lesson}`]: progress }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Nothing can be kept here: it is remembered until the page is closed.
    }
  }
}

export const lessons = new Lessons()
