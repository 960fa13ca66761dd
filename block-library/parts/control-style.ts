import { css } from 'styled-components'
import { theme } from './theme.ts'

/** Styles a text field or a select. Its form sets the height. */
export const controlStyle = css`
  width: 100%;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.color.stage};
  color: ${theme.color.text};
  font: inherit;

  &[aria-invalid] {
    border-color: ${theme.color.alarm};
  }
`
