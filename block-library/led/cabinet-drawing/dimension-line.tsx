import type { ViewProps } from 'pagework/blocks'
import type { bindCabinetDrawing } from './block.ts'

type Drawn = ViewProps<typeof bindCabinetDrawing>['drawings'][number]['dimensions'][number]

/** Half the length of a mark at the end of a dimension, in millimetres. */
const MARK_MM = 16

/** Renders a dimension: its line, a mark at each end, and its length below it or, turned, to its left. */
export function DimensionLine({ from: [x1, y1], to: [x2, y2], direction, label }: Drawn) {
  const [across, down] = direction === 'across' ? [0, MARK_MM] : [MARK_MM, 0]
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
  return (
    <g strokeWidth={3}>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - across} ${y1 - down}l${2 * across} ${2 * down}M${x2 - across} ${y2 - down}l${2 * across} ${2 * down}`}
      />
      {direction === 'across' ? (
        <text x={middle[0]} y={middle[1] + 64}>
          {label}
        </text>
      ) : (
        <text transform={`translate(${middle[0] - 24} ${middle[1]}) rotate(-90)`}>{label}</text>
      )}
    </g>
  )
}
