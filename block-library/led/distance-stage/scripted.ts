import { media } from 'pagework/parts'

/** Hides a part of the stage until its script runs, and where it never runs: the picture stays. */
export const scripted = `
  [data-behaviour]:not([data-ready]) & {
    visibility: hidden;
  }

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`
