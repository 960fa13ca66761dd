import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { isReserved } from './shared/reserved.ts'

export const reservedAddress = defineRule({
  summary: "No page has an address of the site's files.",
  severity: 'error',
  reads: 'configs',
  docs: `
    \`/media\`, \`/assets\`, \`/api\`, \`/storage\` and \`/page-data\` are folders of files. Publishing writes \`404.html\` and \`index.html\`.
    A page with such an address is never shown, or replaces another page.

    Rename the page's file.`,
  check,
})

function* check({ addresses, root }: Project): Generator<Found> {
  for (const { file, path } of addresses) {
    if (isReserved(path, root))
      yield {
        file,
        problem: 'this address belongs to files, which are served instead of the page',
        received: JSON.stringify(path),
      }
  }
}
