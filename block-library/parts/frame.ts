import { styled } from 'styled-components'
import { media, theme, toEdge } from './theme.ts'

/** Holds a picture that settles while it is scrolled into view on a large screen. No script runs, and nothing moves beside it. */
export const Settling = styled.div`
  overflow: clip;

  ${media.lively} {
    ${media.large} {
      img {
        animation: settle linear both;
        animation-timeline: view();
        animation-range: entry;
      }
    }
  }

  @keyframes settle {
    from {
      transform: scale(1.12);
    }
  }
`

/** Keeps the proportion of a picture before, while and after the picture loads. */
export const Frame = styled(Settling)<{ $ratio?: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio = '8 / 5' }) => $ratio};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};

  ${media.print} {
    max-height: 6cm;
    break-inside: avoid;
  }
`

/** Frames a picture that extends to the end of the page's width on a large screen. */
export const BleedFrame = styled(Frame)`
  ${media.large} {
    margin-inline-end: ${toEdge};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`
