import { wordsFile } from '../../site/config/project.ts'
import { hasUnread } from '../../site/joined/broken-pages.ts'
import { defineRule } from '../rule.ts'

export const unusedWord = defineRule({
  summary: 'Each block with words is on a page.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    No page has this block, so nobody reads its words in \`page-configs/words.ts\`.

    Remove the group, or add the block to a page.`,
  *check(project) {
    // A page that cannot be read may have the block.
    if (hasUnread(project)) return
    const { files, config } = project
    const pages = [...config.pages, ...(config.unshown?.map(({ loaded }) => loaded) ?? [])]
    const shown = new Set<string>(pages.flatMap(({ page }) => page.blocks.map(({ type }) => type)))
    const written = files.find(({ file }) => file === wordsFile)?.input
    for (const group of Object.keys(Object(written))) {
      if (['common', 'inbox', 'sameInEnglish'].includes(group) || shown.has(group)) continue
      const problem = `no page has a block "${group}": its words are unused`
      yield { file: wordsFile, path: [group], at: 'key', problem, fix: { remove: true } }
    }
  },
})
