import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** Says of what it stands on that it is invented. */
export const SampleLabel = styled.p`
  justify-self: start;
  width: fit-content;
  padding: 0.125rem 0.625rem;
  border: 1px dashed ${theme.color.edge};
  border-radius: ${theme.radius.small};
  color: ${theme.color.text};
  font-size: ${theme.font.micro};
`
