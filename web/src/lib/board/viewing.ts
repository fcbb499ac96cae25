/** What part of a board is seen through a window: how often it is enlarged, and where its corner lies, in pixels. */
export interface View {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** The whole board. */
export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
/** A board is never enlarged more often than this. */
export const MOST = 6
/** What a finger hits without care, in pixels. */
export const FINGERTIP = 40

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view in which the board fills its window. */
export function within({ zoom, x, y }: View, { width, height }: Size): View {
  const size = between(1, zoom, MOST)
  return { zoom: size, x: between(width * (1 - size), x, 0), y: between(height * (1 - size), y, 0) }
}

/** Enlarged to `zoom`, with what lies at `from` in the window coming to `to`: under the fingers. */
export function zoomed(view: View, zoom: number, window: Size, from: Point, to: Point = from): View {
  const size = between(1, zoom, MOST)
  const by = size / view.zoom
  return within({ zoom: size, x: to.x - (from.x - view.x) * by, y: to.y - (from.y - view.y) * by }, window)
}

/** Moved so far that a box within the window's coordinates is seen, with a margin. */
export function revealing(view: View, box: Point & Size, window: Size, margin = 12): View {
  const shift = (start: number, size: number, room: number) =>
    start < margin ? margin - start : start + size > room - margin ? room - margin - start - size : 0
  return within({ zoom: view.zoom, x: view.x + shift(box.x, box.width, window.width), y: view.y + shift(box.y, box.height, window.height) }, window)
}

/** How often a board has to be enlarged further so that the smallest of these boxes is a fingertip's. */
export function enlargement(boxes: readonly Size[]): number {
  const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))
  return Number.isFinite(least) && least > 0 && least < FINGERTIP ? (FINGERTIP + 4) / least : 1
}
