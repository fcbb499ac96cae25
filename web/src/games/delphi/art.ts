/** Signs and letters of The Oracle of Delphi; the figures are in figures.json. */

/** The mark of each of the six colours, drawn within a radius of 10. */
export const MARKS: Record<string, string> = {
  red: 'M0-8.5L8 6H-8Z',
  black: 'M-7-7H7V7H-7Z',
  pink: 'M0 8.5C-8 3-9-3-5.5-6.2C-3-8.2-.6-6.8 0-4C.6-6.8 3-8.2 5.5-6.2C9-3 8 3 0 8.5Z',
  blue: 'M-8.5-2Q-4.2-8.5 0-2T8.5-2V4.5Q4.2-2 0 4.5T-8.5 4.5Z',
  yellow: 'M0-9.5L2.6-2.6L9.5 0L2.6 2.6L0 9.5L-2.6 2.6L-9.5 0L-2.6-2.6Z',
  green: 'M0-9C8-4 7 5 0 9C-7 5-8-4 0-9Z',
  white: 'M0-7.5A7.5 7.5 0 1 1-.1-7.5Z',
}

export const LETTERS: Record<string, string> = { psi: 'Ψ', phi: 'Φ', sigma: 'Σ', omega: 'Ω' }
