import { styled } from 'styled-components'
import { theme } from '../parts/theme.ts'
import { Figure } from './drawing.tsx'
import type { PlanParts } from './results.tsx'

/**
 * Distance of an arm's length in CSS pixels, of which an inch has 96. A phone has smaller pixels, but is held nearer by
 * the same factor.
 */
const armsLengthPx = 600 / (25.4 / 96)

/** Renders the pitch as it looks from the nearest and the farthest place: with the same size to the eye. */
export function Swatch({ plan: { chosen }, viewers, words, say, id }: PlanParts & { id: string }) {
  if (!chosen || viewers.length === 0) return null
  return (
    <Pair data-screen-only>
      {viewers.map((distance, index) => {
        const px = (armsLengthPx * chosen.mm) / (distance * 1000)
        const dots = `${id}d${index}`
        // Dots smaller than a pixel of this screen would only flicker.
        const hasDots = px >= 1
        return (
          <Figure key={distance}>
            <svg aria-hidden>
              {/* Black, except for a dot of light. */}
              <pattern id={dots} patternUnits="userSpaceOnUse" width={px} height={px}>
                <circle
                  cx={px / 2}
                  cy={px / 2}
                  r={px * 0.6}
                  fill="none"
                  stroke={theme.color.black}
                  strokeWidth={px * 0.36}
                />
              </pattern>
              {/*
               * Dots cover half of it with black. So it is twice as bright behind dots, and both look equally bright.
               */}
              <rect width="100%" height="100%" fill={`url(#${id}l)`} opacity={hasDots ? 0.7 : 0.35} />
              {/* A capital letter is seven tenths of the font size. */}
              <text x="50%" y="50%" dy="0.36em" textAnchor="middle" fontSize={(px * 24) / 0.7}>
                {words.drawings.letters}
              </text>
              {hasDots && <rect width="100%" height="100%" fill={`url(#${dots})`} />}
            </svg>
            <figcaption>{say.fill(words.drawings.swatch, { distance: say.metres(distance) })}</figcaption>
          </Figure>
        )
      })}
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space.gap};

  svg {
    height: 9rem;
    overflow: clip;
    background: ${theme.color.black};
  }

  text {
    font-weight: ${theme.weight.medium};
  }
`
