import { css } from 'styled-components'
import { theme } from './theme.ts'

/** Shows the code of the language, but not on paper. */
export const languageMark = css`
  @media screen {
    &::before {
      content: attr(lang);
      margin-inline-start: 0.375em;
      padding: 0.125em 0.25em;
      border: 1px solid currentColor;
      border-radius: ${theme.radius.small};
      font-size: max(0.6875rem, 0.6em);
      font-style: normal;
      font-weight: ${theme.weight.medium};
      letter-spacing: 0.04em;
      line-height: 1;
      text-transform: uppercase;
      vertical-align: 0.125em;
    }
  }
`
