import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** Holds a picture in its proportion before, while and after it loads. */
export const Frame = styled.div<{ $ratio?: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio = '8 / 5' }) => $ratio};
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`
