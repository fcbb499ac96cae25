/** The cells of a QR code as one path on a grid of whole numbers, with the quiet border that readers need. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}

/** Whether this device has a share sheet for the page; it has none without HTTPS. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}
