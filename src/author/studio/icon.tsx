/** Drawings of the studio's symbols, which not every font has, in a square of 16 units. */
const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  side: 'M2 6h11M10 3l3 3M14 10H3M6 13l-3-3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M10.5 5.5v-4h-9v9h4M5.5 5.5h9v9h-9z',
  grip: 'M5.5 4h1M9.5 4h1M5.5 8h1M9.5 8h1M5.5 12h1M9.5 12h1',
} as const

/** A symbol in a button whose label names it. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" className="icon" aria-hidden>
    <path d={paths[name]} />
  </svg>
)
