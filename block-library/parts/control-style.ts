import { css } from 'styled-components'
import { theme } from './theme.ts'

/** Minimum size of a field's text. Safari on an iPhone enlarges the page around smaller text, and leaves it so. */
export const leastFieldText = '16px'

/** Styles a text field or a select. Its form sets the height. */
export const controlStyle = css`
  width: 100%;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.color.stage};
  color: ${theme.color.text};
  font: inherit;
  font-size: max(1em, ${leastFieldText});

  &[aria-invalid] {
    border-color: ${theme.color.alarm};
  }
`
