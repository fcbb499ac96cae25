import type { ChapterAnswer, LessonInfo } from '$lib/net/shapes'

/** A lesson or an example to be read. */
export interface Chapter extends ChapterAnswer {
  info: LessonInfo
}

/** The place of a step on the page of the rules; without a step, of its chapter. */
export function placeOf(lesson: string, step?: number): string {
  return step === undefined ? `chapter-${lesson}` : `chapter-${lesson}-${step + 1}`
}

/** Where each numbered rule is told in plain words: the first step that names it, lessons before examples. */
export function toldAt(infos: LessonInfo[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const info of infos) {
    info.rules.forEach((rules, step) => {
      for (const rule of rules) if (!found.has(rule)) found.set(rule, placeOf(info.id, step))
    })
  }
  return found
}
