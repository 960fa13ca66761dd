import { theme } from 'pagework/parts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Figure } from './drawing.tsx'
import type { Planned } from './plan-of.ts'

/**
 * Distance of an arm's length in CSS pixels, of which an inch has 96. A phone has smaller pixels, but is held nearer by
 * the same factor.
 */
const armsLengthPx = 600 / (25.4 / 96)

/** Pixels in the height of the picture of letters, of which a capital letter has seven tenths: 24 pixels. */
const pictureRows = 24 / 0.7

/** Renders the pitch as it looks from the nearest and the farthest place: with the same size to the eye. */
export function Swatch({ plan: { chosen }, viewers, pictures, words, say }: Planned) {
  const id = useId()
  if (!chosen || viewers.length === 0) return null
  return (
    <Pair data-screen-only>
      {viewers.map((distance, index) => {
        const px = (armsLengthPx * chosen.mm) / (distance * 1000)
        const dots = `${id}d${index}`
        const letters = px * pictureRows
        // Dots smaller than a pixel of this screen would only flicker.
        const hasDots = px >= 1
        return (
          <Figure key={index}>
            <svg aria-hidden>
              {/* Black, except for a dot of light. */}
              <pattern id={dots} patternUnits="userSpaceOnUse" width={px} height={px}>
                <circle
                  cx={px / 2}
                  cy={px / 2}
                  r={px * 0.6}
                  fill="none"
                  stroke={theme.color.dark}
                  strokeWidth={px * 0.36}
                />
              </pattern>
              {/* Dots cover half of it with black. Without dots it is half as bright, so both look equally bright. */}
              <rect width="100%" height="100%" fill={theme.color.blue} opacity={hasDots ? 0.7 : 0.35} />
              <svg x="50%" y="50%" overflow="visible">
                <image
                  href={pictures.letters.src}
                  x={-4 * letters}
                  y={-letters / 2}
                  width={8 * letters}
                  height={letters}
                  opacity={hasDots ? 1 : 0.6}
                />
              </svg>
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
  /* Letters at the nearest comfortable distance fit this width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.gap};

  figure > svg {
    height: 6rem;
    overflow: clip;
    background: ${theme.color.dark};
  }
`
