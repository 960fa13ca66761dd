import { theme } from 'pagework/parts'
import { Drawing } from './drawing.tsx'
import { Person } from './person.tsx'
import type { Planned } from './plan-of.ts'

/**
 * Renders the room from the side, to scale: the screen, the nearest and the farthest viewer, and the start of the
 * comfortable distance.
 */
export function SideDrawing({
  plan: { space, chosen, figures },
  viewers,
  planning,
  pictures,
  words,
  say,
}: Planned) {
  const last = Math.max(...viewers)
  if (!space || !chosen || !figures?.sizeMm || viewers.length === 0) return null
  /** Units per metre. */
  const scale = 1000 / (last * 1.08 + 0.2)
  const screenM = figures.sizeMm[1] / 1000
  const roomM = Math.max(screenM, space.mm[1] / 1000)
  const head = 44
  const floor = Math.max(roomM, planning.personM) * scale + head
  const along = (metres: number) => 6 + Math.min(metres * scale, 994)
  const [near, far] = [along(chosen.nearM), along(chosen.nearM * planning.best[0])]
  const melts = along(figures.meltingM)
  const { nearest, melts: melting, side } = words.drawings
  return (
    <Drawing box={`0 0 1000 ${floor + 110}`} label={side}>
      <path
        stroke={theme.color.blue}
        strokeWidth="6"
        d={`M3 ${floor - ((roomM + screenM) / 2) * scale}v${screenM * scale}`}
      />
      <path stroke={theme.color.edge} strokeWidth="2" d={`M0 ${floor}H1000`} />
      {viewers.map((distance, index) => (
        <g key={index}>
          <Person
            src={pictures.person.src}
            x={along(distance)}
            floor={floor}
            height={planning.personM * scale}
          />
          <text
            x={along(distance)}
            y={floor - planning.personM * scale - 12}
            textAnchor={along(distance) > 900 ? 'end' : along(distance) < 60 ? 'start' : 'middle'}
          >
            {say.metres(distance)}
          </text>
        </g>
      ))}
      {(
        [
          [theme.color.red, 6, near],
          [theme.color.green, near, far],
          [theme.color.accent, far, 1000],
        ] as const
      ).map(([stroke, from, to]) => (
        <path key={stroke} stroke={stroke} strokeWidth="6" d={`M${from} ${floor + 12}H${to}`} />
      ))}
      <Mark x={near} y={floor + 54}>
        {say.fill(nearest, { pitch: chosen.name, from: say.metres(chosen.nearM) })}
      </Mark>
      {melts < 1000 && (
        <Mark x={melts} y={floor + 96}>
          {say.fill(melting, { from: say.metres(figures.meltingM, 1) })}
        </Mark>
      )}
    </Drawing>
  )
}

/** Renders a label at a place on the floor. Two thirds of the drawing's width remain for its text. */
function Mark({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor={x > 667 ? 'end' : x < 333 ? 'start' : 'middle'}>
      {children}
    </text>
  )
}
