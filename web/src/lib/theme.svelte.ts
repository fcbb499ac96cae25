import { chosen } from './follow'

export type Theme = 'auto' | 'light' | 'dark'
const KEY = 'petteia-theme'

/** Light, dark or what the system prefers. */
class ThemeChoice {
  value = $state<Theme>('auto')

  start(): void {
    const kept = localStorage.getItem(KEY)
    this.#show(kept === 'light' || kept === 'dark' ? kept : 'auto')
  }

  choose(theme: Theme): void {
    this.#show(theme)
    localStorage.setItem(KEY, theme)
    chosen('theme', theme)
  }

  #show(theme: Theme): void {
    this.value = theme
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }
}

export const theme = new ThemeChoice()
