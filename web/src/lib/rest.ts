/** Runs something when the page has been drawn and has nothing else to do, or after so many milliseconds. */
export function atRest(run: () => unknown, patience = 400): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience })
  else setTimeout(run, patience)
}
