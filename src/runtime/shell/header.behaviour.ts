import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { watchScroll } from './watch-scroll.ts'

/** Marks the header as solid past 50 px, in browsers without scroll-driven animations. */
export const attach: Attach = (header) =>
  watchScroll(() => void header.toggleAttribute('data-solid', window.scrollY > 50))
