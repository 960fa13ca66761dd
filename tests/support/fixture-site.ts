import { kindsSchema } from '../../schemas/kinds.ts'
import type { Page } from '../../schemas/page.ts'
import { wordsSchema } from '../../schemas/words.ts'
import { pageAddress, pageFolders } from '../../src/site/config/page-address.ts'
import { readPage } from '../../src/site/config/read-page.ts'
import { readSite } from '../../src/site/config/read-site.ts'
import type { LoadedPage, SiteConfig } from '../../src/site/config/site-config.ts'
import type { ParsedConfig } from '../../src/site/config/parse-config.ts'
import { withSubmenus } from '../../src/site/config/submenus.ts'
import { kinds as kindsInput } from './fixture/kinds.ts'
import { metadata } from './fixture/metadata.ts'
import { pages } from './fixture/pages.ts'
import { faqSets } from './fixture/questions.ts'
import { settings } from './fixture/settings.ts'
import { words as wordsInput } from './fixture/words.ts'

const kinds = kindsSchema.parse(kindsInput)
const words = wordsSchema.parse(wordsInput)
const settingsRead = { ...valid(readSite(settings)), words: words.common }

/** The fixture site, read as the engine reads a project. It is independent of `page-configs/` and `content/`. */
export const siteConfig: SiteConfig = {
  pages: pages.map(loadPage),
  kinds,
  metadata,
  faqSets,
  fallbacks: new Map(),
  redirects: [{ from: '/standees', to: '/products/led-standee-display', status: 301 }],
  pictures: {},
  site: settingsRead,
  words,
}

/** The fixture site's settings, without the environment's values. Examples of blocks are read with its words. */
export const site = { ...withSubmenus(settingsRead, siteConfig.pages), siteWords: words }

/** Returns a page of the fixture site by its address. */
export function pageAt(path: string): Page {
  const found = siteConfig.pages.find((loaded) => loaded.path === path)
  if (!found) throw new Error(`The fixture site has no page at ${path}`)
  return found.page
}

function loadPage({ file: name, input }: (typeof pages)[number]): LoadedPage {
  const file = `page-configs/${name}`
  const page = valid(readPage(input, { kinds, site: settingsRead, words, file }))
  return { file, path: pageAddress(name, pageFolders(kinds)), page }
}

function valid<T>(parsed: ParsedConfig<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
