import { styled } from 'styled-components'
import { theme } from '../parts/theme.ts'
import { Figure } from './drawing.tsx'
import type { PlanParts } from './results.tsx'

/** An arm's length in pixels of CSS, of which an inch has 96; a phone is held nearer by as much as its are smaller. */
const armsLengthPx = 600 / (25.4 / 96)

/** How the pitch looks from the nearest and the farthest place: as large to the eye as there, in this picture's light. */
export function Swatch({ plan: { chosen }, viewers, words, say, id }: PlanParts & { id: string }) {
  if (!chosen || viewers.length === 0) return null
  return (
    <Pair data-screen-only>
      {viewers.map((distance, index) => {
        const px = (armsLengthPx * chosen.mm) / (distance * 1000)
        const dots = `${id}d${index}`
        // Finer than a pixel of this screen they would only shimmer.
        const hasDots = px >= 1
        return (
          <Figure key={distance}>
            <svg aria-hidden>
              {/* Black but for a dot of light. */}
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
              {/* Behind dots half of it is black: to the eye both are as bright. */}
              <rect width="100%" height="100%" fill={`url(#${id}l)`} opacity={hasDots ? 0.7 : 0.35} />
              {/* A capital is seven tenths of its type's size. */}
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
