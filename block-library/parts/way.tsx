import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** Renders one way to contact us. */
export const Way = styled.a`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.signal};
    text-decoration: underline;
  }
`
