/** A straight line of a drawing, in millimetres. */
interface Line {
  from: [x: number, y: number]
  to: [x: number, y: number]
}

/** A dimension: the length of one side, with ends across the line. */
interface Dimension extends Line {
  /** Length in millimetres, or the least and the greatest length. */
  length: number | [number, number]
  direction: 'across' | 'down'
}

/** A drawing in millimetres, with its origin at the upper left corner of the front. */
export interface CabinetDrawing {
  front: [width: number, height: number]
  /** The side that is drawn to the right of the front, if the depth is known. */
  side: { x: number; depth: number } | undefined
  /** Joints of the modules. */
  joints: Line[]
  dimensions: Dimension[]
}

interface Measured {
  mm: [number, number]
  depth?: [number, number] | undefined
  modules?: [number, number] | undefined
}

/** Distance of a dimension from its side, and of the side view from the front, in millimetres. */
export const GAP_MM = 70

/** Returns the drawing of a cabinet from its figures alone. The side has the greatest depth. */
export function drawCabinet({ mm: [width, height], depth, modules }: Measured): CabinetDrawing {
  const side = depth && { x: width + GAP_MM, depth: depth[1] }
  const foot = height + GAP_MM
  return {
    front: [width, height],
    side,
    joints: modules ? jointsOf([width, height], modules) : [],
    dimensions: [
      { direction: 'across', length: width, from: [0, foot], to: [width, foot] },
      { direction: 'down', length: height, from: [-GAP_MM, 0], to: [-GAP_MM, height] },
      ...(side && depth
        ? [
            {
              direction: 'across' as const,
              length: depth,
              from: [side.x, foot] satisfies Line['from'],
              to: [side.x + side.depth, foot] satisfies Line['to'],
            },
          ]
        : []),
    ],
  }
}

function jointsOf([width, height]: [number, number], [columns, rows]: [number, number]): Line[] {
  return [
    ...steps(columns, width).map((x): Line => ({ from: [x, 0], to: [x, height] })),
    ...steps(rows, height).map((y): Line => ({ from: [0, y], to: [width, y] })),
  ]
}

/** Returns the places that divide a length into equal parts. */
const steps = (count: number, length: number) =>
  Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count)
