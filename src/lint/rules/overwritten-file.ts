import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import { defineRule } from '../rule.ts'

export const overwrittenFile = defineRule({
  summary: 'No file of `public/` has the name of a file that publishing writes.',
  severity: 'error',
  reads: 'configs',
  docs: `
    Publishing writes the pages, \`_headers\`, \`_redirects\`, \`robots.txt\`, \`sitemap.xml\` and \`manifest.webmanifest\` itself. A file of
    \`public/\` with such a name would be lost.

    Remove the file. Redirects belong into \`page-configs/redirects.ts\`. A file for another tool needs another name.`,
  *check({ addresses, root }) {
    const written = new Set([...published, ...addresses.map(({ path }) => `${path.slice(1)}.html`)])
    for (const file of filesIn(join(root, 'public')))
      if (written.has(file))
        yield {
          file: `public/${file}`,
          problem: 'publishing writes this file itself, so the one in public/ is lost',
          expected: 'another name',
        }
  },
})

/** Files that publishing writes beside the pages. */
const published = [
  '404.html',
  'app-shell.html',
  'index.html',
  '_headers',
  '_redirects',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
]
