import { MediaQuery } from 'svelte/reactivity'

/** Below this width boards and panels are reached by tabs. */
export const narrow = new MediaQuery('max-width: 899px', false)
