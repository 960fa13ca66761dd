import { styled } from 'styled-components'
import { media, theme } from '../parts/theme.ts'
import type { Place } from './place-towns.ts'

interface StillMapProps {
  width: number
  height: number
  places: Place[]
  /** Data of the path that is the coast. */
  coast: string | undefined
  /** Name of the map for screen readers. */
  label: string
  /** Label of the bar that is 100 kilometres long. */
  scale: string
}

/** Length of the bar that gives the scale, in kilometres. */
const SCALE_KM = 100

/** Renders towns at their true distances, on the land within their coast, with a bar for the scale. It needs no other site, and is always shown. */
export function StillMap({ width, height, places, coast, label, scale }: StillMapProps) {
  return (
    <Paper role="img" aria-label={label} fontSize={18} viewBox={`0 0 ${width} ${height}`}>
      {coast && <path d={coast} data-coast />}
      {places.map(({ name, x, y, isLeft }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r="6" />
          <text x={isLeft ? x - 11 : x + 11} y={y + 6} textAnchor={isLeft ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${width - SCALE_KM - 20} ${height - 20})`}>
        <path d={`M0 -5V0H${SCALE_KM}V-5`} />
        <text x={SCALE_KM / 2} y="-10" textAnchor="middle" fontSize={17} data-scale>
          {scale}
        </text>
      </g>
    </Paper>
  )
}

const Paper = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  max-height: 28rem;
  border-radius: ${theme.radius.large};
  background: ${theme.color.panel};

  text {
    fill: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }

  [data-scale] {
    fill: ${theme.color.muted};
    font-weight: ${theme.weight.body};
  }

  circle {
    fill: ${theme.color.signal};
  }

  ${media.print} {
    max-height: 6cm;
  }

  path {
    fill: none;
    stroke: ${theme.color.muted};
    stroke-width: 2;
  }

  [data-coast] {
    fill: ${theme.color.raised};
    stroke: ${theme.color.edge};
    stroke-linejoin: round;
  }
`
