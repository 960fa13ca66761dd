import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { decodedPath } from '../../../../schemas/shared/address.ts'
import { routePattern } from '../../../serve/hosting/route-pattern.ts'
import { filesIn } from '../../../util/files-in.ts'
import { htmlRules } from './html-rules.ts'
import type { Judged } from './check-command.ts'
import { linksOf, targetOf } from './links.ts'

/** The rules for blocks, with exceptions that whole published documents need. */
const documentRules = {
  ...htmlRules,
  rules: {
    ...htmlRules.rules,
    // React writes `srcSet` and `viewBox`, and Vite keeps the doctype as it is written. HTML reads any case.
    'attr-case': 'off',
    'doctype-style': 'off',
    // The rule `page-head` judges titles.
    'long-title': 'off',
  },
} satisfies ConfigData

/** A published page: its links, and its anchors. */
interface Page {
  file: string
  links: string[]
  ids: Set<string>
}

/** Checks markup, headings and links of each published page in a folder. `content` is the folder of the service. */
export async function checkPages(folder: string, content: string): Promise<Judged> {
  const files = filesIn(folder)
  const stored = filesIn(join(content, 'storage')).map((file) => `storage/${file}`)
  const targets = new Set([...files, ...stored])
  const validator = new HtmlValidate(new StaticConfigLoader(documentRules))
  const problems: string[] = []
  const pages: Page[] = []
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    const { results } = await validator.validateString(html)
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      problems.push(`${file}:${line}:${column} [${ruleId}] ${message}`)
    const { document } = new JSDOM(html).window
    const headings = document.querySelectorAll('h1').length
    // The document for addresses without a page has no content yet.
    if (headings !== 1 && file !== 'app-shell.html')
      problems.push(`${file}: expected one h1, found ${headings}: give the page one hero`)
    pages.push({
      file,
      links: linksOf(document),
      ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    })
  }
  const ids = new Map(pages.map((page) => [page.file, page.ids]))
  const routes = routesOf(folder)
  for (const { file, links } of pages)
    for (const link of new Set(links)) {
      const target = targetOf(link, file, targets)
      const [path = '', anchor = ''] = link.split('#')
      if (target === undefined && !routes.some((route) => route.test(path.replace(/\?.*$/, ''))))
        problems.push(`${file}: ${link} leads to no published file`)
      if (
        target !== undefined &&
        anchor !== '' &&
        ids.get(target)?.has(decodedPath(anchor) ?? anchor) === false
      )
        problems.push(`${file}: ${link} leads to no element with this id`)
    }
  const links = pages.reduce((sum, page) => sum + page.links.length, 0)
  return { judged: `markup and headings of ${pages.length} documents, ${links} links`, problems }
}

/** Returns the addresses that the server knows without a file: redirects, and pages that the app draws. */
function routesOf(folder: string): RegExp[] {
  const routes = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(join(folder, 'page-data/routes.json'), 'utf8')))
  return routes.filter((route) => !route.includes('*')).map((route) => new RegExp(routePattern(route)))
}
