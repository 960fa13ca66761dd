import { loadResults } from '../../block-library/screen-planner/results-loader.ts'
import { loadEveryView } from '../../block-library/views.ts'

// As where pages are published; in a browser it comes when it is used.
await loadResults()

/** What draws the blocks, all loaded. */
export const views = await loadEveryView()
