import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { isReserved } from './shared/reserved.ts'

export const reservedAddress = defineRule({
  summary: 'No page has an address at which the site keeps its files.',
  severity: 'error',
  reads: 'configs',
  docs: `
    \`/media\`, \`/assets\`, \`/api\`, \`/storage\` and \`/page-data\` are folders of files, and \`404.html\` and \`index.html\` are files that
    publishing writes. A page of that name is never answered, or takes the place of another.

    Rename the page's file.`,
  check,
})

function* check({ addresses, root }: Project): Generator<Found> {
  for (const { file, path } of addresses) {
    if (isReserved(path, root))
      yield {
        file,
        problem: 'files lie at this address, and are answered in its place',
        received: JSON.stringify(path),
      }
  }
}
