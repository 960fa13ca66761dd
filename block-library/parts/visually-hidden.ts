import { css } from 'styled-components'

/** For what is heard, and read by search engines, but not seen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  white-space: nowrap;
`
