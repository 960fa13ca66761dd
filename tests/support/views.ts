import { loadEveryView } from '../../block-library/views.ts'

// As where pages are published; in a browser it comes when it is used.

/** What draws the blocks, all loaded. */
export const views = await loadEveryView()
