import { media, theme } from 'pagework/parts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/**
 * Renders a drawing to scale, 1,000 units wide, with its label. Its texts have the same size on a phone as on a wide
 * screen.
 */
export function Drawing({ box, label, children }: { box: string; label: string; children: ReactNode }) {
  return (
    <Figure>
      <svg viewBox={box} aria-hidden>
        {children}
      </svg>
      <figcaption>{label}</figcaption>
    </Figure>
  )
}

export const Figure = styled.figure`
  svg {
    display: block;
    width: 100%;
    max-height: min(34rem, 70vh);
    overflow: visible;
  }

  text {
    fill: currentColor;
  }

  [viewBox] text {
    font-size: ${theme.font.display};

    /* In pixels, as the width of the drawing is: enlarged text would not fit it. */
    @media screen and (min-width: 768px) {
      font-size: ${theme.font.subtitle};
    }
  }

  pattern rect {
    fill: none;
    stroke: ${theme.color.stage};
    stroke-opacity: 0.4;
    stroke-width: 1;
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${theme.color.muted};
    font-size: ${theme.font.small};
  }

  ${media.print} {
    svg {
      max-height: 3.5cm;
    }
  }
`
