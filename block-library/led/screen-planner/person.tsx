interface PersonProps {
  /** Address of the silhouette, which fills its picture from head to foot. */
  src: string
  x: number
  floor: number
  height: number
}

/** Renders a person who stands on the floor at `x`. */
export function Person({ src, x, floor, height }: PersonProps) {
  return <image href={src} x={x - height / 2} y={floor - height} width={height} height={height} />
}
