import { loadEveryView } from '../../block-library/views.ts'

// As where pages are published; in a browser it comes when it is used.

/** Views of all blocks, loaded. */
export const views = await loadEveryView()
