declare module 'virtual:figures' {
  const sets: Readonly<Record<string, () => Promise<import('./figures').FigureSet>>>
  export default sets
}
