import { loadEveryView } from '../../block-library/views.ts'

/** What draws the blocks, all loaded. */
export const views = await loadEveryView()
