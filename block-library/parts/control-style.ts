import { css } from 'styled-components'
import { theme } from './theme.ts'

/** A field that is typed into or chosen from; how high it is, is its form's. */
export const controlStyle = css`
  width: 100%;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.color.stage};
  color: ${theme.color.text};
  font: inherit;

  &[aria-invalid] {
    border-color: ${theme.color.red};
  }
`
