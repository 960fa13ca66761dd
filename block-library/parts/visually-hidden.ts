import { css } from 'styled-components'

/** Hides a text from view, but not from screen readers and search engines. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  white-space: nowrap;
`
