import { theme } from '../parts/theme.ts'

/** Renders a person who stands on the floor at `x`: 1,000 units tall, times the scale. */
export function Person({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={theme.color.muted}>
      <circle cy="-928" r="72" />
      <path d="M-130-835q130-25 260 0l24 410h-56l-18-280v705h-70l-10-370-10 370h-70v-705l-18 280h-56z" />
    </g>
  )
}
