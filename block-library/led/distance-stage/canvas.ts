/** Returns a new canvas to draw on. */
export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  return context
}
