/** Where the client lives: `/`, or the prefix that the server names in <base>. It ends in a slash. */
export const ROOT = new URL(document.querySelector('base')?.getAttribute('href') ?? '/', location.origin).pathname
