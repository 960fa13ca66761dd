import { theme } from '../parts/theme.ts'
import { Drawing } from './drawing.tsx'
import { Person } from './person.tsx'
import type { PlanParts } from './results.tsx'

/** Renders the screen from the front, with its cabinets, within its room and beside a person, all to one scale. */
export function WallDrawing({
  plan: { space, chosen, figures },
  planning: { personM },
  words,
  say,
  id,
}: PlanParts & { id: string }) {
  if (!space || !chosen || !figures?.sizeMm) return null
  const [width, height] = figures.sizeMm
  const [across, up] = [Math.max(width, space.mm[0]), Math.max(height, space.mm[1])]
  const beside = personM * 800
  /** Units per millimetre. */
  const scale = 1000 / (across + beside)
  const floor = Math.max(up, personM * 1060) * scale
  const screen = {
    x: ((across - width) / 2) * scale,
    y: floor - ((up + height) / 2) * scale,
    width: width * scale,
    height: height * scale,
  }
  const [cabinetWidth, cabinetHeight] = chosen.cabinet.mm.map((mm) => mm * scale)
  return (
    <Drawing
      box={`-2 -2 1004 ${floor + 4}`}
      label={say.fill(words.drawings.wall, { person: say.metres(personM) })}
    >
      <defs>
        <pattern
          id={`${id}c`}
          patternUnits="userSpaceOnUse"
          x={screen.x}
          y={screen.y}
          width={cabinetWidth}
          height={cabinetHeight}
        >
          <rect width={cabinetWidth} height={cabinetHeight} />
        </pattern>
        <linearGradient id={`${id}l`} x2="1" y2="1">
          <stop stopColor={theme.color.blue} />
          <stop offset="0.6" stopColor={theme.color.green} />
          <stop offset="1" stopColor={theme.color.accent} />
        </linearGradient>
      </defs>
      <rect
        fill="none"
        stroke={theme.color.edge}
        strokeDasharray="6 6"
        y={floor - up * scale}
        width={across * scale}
        height={up * scale}
      />
      <rect {...screen} data-lit fill={`url(#${id}l)`} />
      <rect {...screen} fill={`url(#${id}c)`} />
      <path stroke={theme.color.edge} strokeWidth="2" d={`M-2 ${floor}H1002`} />
      <Person x={(across + beside * 0.6) * scale} y={floor} scale={personM * scale} />
    </Drawing>
  )
}
