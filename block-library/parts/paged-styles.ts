import { css } from 'styled-components'
import { media } from './theme.ts'

/** Hides an item that is on another page of its list. Without a script all items are shown. */
export const pagedItem = css`
  &[hidden] {
    display: none;
  }

  ${media.noScript} {
    &[hidden] {
      display: grid;
    }
  }
`

/** Hides a part of the pager: where the list has too few pages for it, and without a script. */
export const pagerPart = css`
  &[hidden] {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`
