import type { Page } from '../../schemas/page.ts'
import { readPage } from '../../src/site/config/read-page.ts'
import { siteConfig } from './site-config.ts'

/** A page as the engine gets it: checked, with the site's settings in the places that it leaves to them. */
export function parsedPage(input: unknown): Page {
  const parsed = readPage(input, siteConfig)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
