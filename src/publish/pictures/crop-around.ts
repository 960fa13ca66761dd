export interface Size {
  width: number
  height: number
}

/**
 * Returns the largest part of a picture with a shape (width divided by height): the part that `object-fit: cover`
 * shows. The focus, in per cent, is the value of `object-position`.
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
