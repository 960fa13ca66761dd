import { styled } from 'styled-components'
import { media, theme, toEdge } from './theme.ts'

/** Keeps the proportion of a picture before, while and after the picture loads. */
export const Frame = styled.div<{ $ratio?: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio = '8 / 5' }) => $ratio};
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

/** Frames a picture that extends to the right edge of the page on a large screen. */
export const BleedFrame = styled(Frame)`
  ${media.large} {
    margin-right: ${toEdge};
    border-radius: ${theme.radius.large} 0 0 ${theme.radius.large};
  }
`
