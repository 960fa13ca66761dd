import { explainBlocks } from './explain-blocks.ts'
import { showFindings, type ToldFinding } from './findings-panel.ts'
import { noteHiddenBlocks } from './hidden-notes.ts'
import { whenPageChanges } from './when-page-changes.ts'

// What an author sees beside the page in development: the findings of the rules, a note for every block that is not shown,
// and with a key held down where each block comes from. Nothing of it is published.
// Vite looks for these very words, so they are not taken apart.
import.meta.hot?.on('site:findings', ({ findings }: { findings: ToldFinding[] }) => showFindings(findings))
import.meta.hot?.send('site:findings-wanted', {})

explainBlocks()
whenPageChanges((page) => noteHiddenBlocks(page))
