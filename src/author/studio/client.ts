import { offerEditing } from './editor/start.ts'
import { explainBlocks } from './page/explain-blocks.ts'
import { showFindings, type ToldFinding } from './findings-panel.ts'
import { noteHiddenBlocks } from './page/hidden-notes.ts'
import { whenPageChanges } from './page/when-page-changes.ts'

// Offers editing, and shows authors the findings, a note for every hidden block, and, while Alt is held, the source of a block.
// Runs only in development.
// Vite searches the source for `import.meta.hot`, so the expression is not split.
import.meta.hot?.on('site:findings', ({ findings }: { findings: ToldFinding[] }) => showFindings(findings))
import.meta.hot?.send('site:findings-wanted', {})

explainBlocks()
offerEditing()
whenPageChanges((page) => noteHiddenBlocks(page))
