import { styled } from 'styled-components'
import { media, theme, toEdge } from './theme.ts'

/** Holds a picture in its proportion before, while and after it loads. */
export const Frame = styled.div<{ $ratio?: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio = '8 / 5' }) => $ratio};
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

/** One that runs out to the right edge of a large screen's page. */
export const BleedFrame = styled(Frame)`
  ${media.large} {
    margin-right: ${toEdge};
  }
`
