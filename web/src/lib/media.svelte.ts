import { MediaQuery } from 'svelte/reactivity'

/** Phones and tablets: boards are laid out for fingers, in one column. */
export const narrow = new MediaQuery('max-width: 899px', false)

/** Phones, upright or lying: there is no room for anything beside the board. */
export const phone = new MediaQuery('(max-width: 599px), (max-width: 899px) and (max-height: 559px)', false)
