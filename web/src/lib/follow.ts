import type { Preferences } from './net/shapes'

type Tell = <K extends keyof Preferences>(name: K, value: NonNullable<Preferences[K]>) => void

let listener: Tell | null = null

/** Somebody has chosen something here; it is to follow them to their other devices. */
export const chosen: Tell = (name, value) => listener?.(name, value)

/** Who hears of that. */
export function onChosen(hear: Tell): void {
  listener = hear
}
