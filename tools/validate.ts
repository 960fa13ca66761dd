import { parseArgs } from 'node:util'
import { AuthorError } from '../src/config/author-error.ts'
import { loadConfig } from '../src/config/load-config.ts'
import { nearestName } from '../src/config/nearest-name.ts'
import { importConfigs } from '../src/config/import-configs.ts'
import { leftOutOfMenus } from '../src/config/submenus.ts'

/**
 * `npm run validate`: checks every config and says what it found; a problem ends it with exit code 1. With
 * `-- --print /industry/Retail` it prints that page as the engine reads it, all that its config leaves out filled in.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { print: { type: 'string' } } })
const { pages, faqSets, site } = await loadConfig(process.cwd(), importConfigs(process.cwd()))
if (values.print === undefined) {
  console.log(`${pages.length} pages, ${faqSets.size} question sets, metadata and site settings: all valid`)
  for (const line of leftOutOfMenus(site, pages)) console.log(line)
} else {
  console.log(JSON.stringify(pageAt(values.print), null, 2))
}

function pageAt(path: string) {
  const found = pages.find((page) => page.path === path)
  if (found) return found.page
  const paths = pages.map((page) => page.path)
  const nearest = nearestName(path, paths)
  throw new AuthorError('There is no page to print', [
    {
      place: path,
      problems: [`expected  the address of a page${nearest ? `\ndid you mean "${nearest}"?` : ''}`],
    },
  ])
}
