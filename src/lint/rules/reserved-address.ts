import { defineRule } from '../rule.ts'
import { reservedAddresses } from './shared/reserved.ts'

export const reservedAddress = defineRule({
  summary: "No page has an address of the site's files.",
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    \`/media\`, \`/assets\`, \`/api\`, \`/storage\` and \`/page-data\` are folders of files. Publishing writes \`404.html\` and \`index.html\`.
    A page with such an address is never shown, or replaces another page.

    Rename the page's file.`,
  *check({ addresses, root }) {
    const isReserved = reservedAddresses(root)
    for (const { file, path } of addresses) {
      if (isReserved(path))
        yield {
          file,
          problem: 'this address belongs to files, which are served instead of the page',
          value: path,
        }
    }
  },
})
