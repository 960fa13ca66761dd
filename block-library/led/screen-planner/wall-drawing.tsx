import { theme } from 'pagework/parts'
import { useId } from 'react'
import { Drawing } from './drawing.tsx'
import { Person } from './person.tsx'
import type { Planned } from './plan-of.ts'

/**
 * Renders the screen from the front with a picture on it and its cabinets, within its room and beside a person, all to
 * one scale.
 */
export function WallDrawing({
  plan: { space, chosen, figures },
  planning: { personM },
  pictures,
  words,
  say,
}: Planned) {
  const id = useId()
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
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        x={screen.x}
        y={screen.y}
        width={cabinetWidth}
        height={cabinetHeight}
      >
        <rect width={cabinetWidth} height={cabinetHeight} />
      </pattern>
      <rect
        fill="none"
        stroke={theme.color.edge}
        strokeDasharray="6 6"
        y={floor - up * scale}
        width={across * scale}
        height={up * scale}
      />
      <image {...screen} href={pictures.screen.src} preserveAspectRatio="xMidYMid slice" />
      <rect {...screen} fill={`url(#${id})`} />
      <path stroke={theme.color.edge} strokeWidth="2" d={`M-2 ${floor}H1002`} />
      <Person
        src={pictures.person.src}
        x={(across + beside * 0.6) * scale}
        floor={floor}
        height={personM * 1000 * scale}
      />
    </Drawing>
  )
}
