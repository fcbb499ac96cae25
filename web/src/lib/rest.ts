/** Runs something when the page as it is now has been painted and has nothing else to do, or so many milliseconds later. */
export function atRest(run: () => unknown, patience = 400): void {
  // The time begins with the painting: drawing a board may take longer than anybody's patience.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience })
      else setTimeout(run, patience)
    }),
  )
}
