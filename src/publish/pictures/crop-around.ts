export interface Size {
  width: number
  height: number
}

/**
 * The largest part of a picture that has this shape (width by height), with the focus, in per cent, as far from its edges
 * as from the picture's: what `object-fit: cover` shows with that `object-position`.
 */
export function cropAround({ width, height }: Size, shape: number, [x, y]: [x: number, y: number]) {
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  return {
    ...part,
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
  }
}
