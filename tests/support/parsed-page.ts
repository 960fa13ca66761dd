import type { Page } from '../../schemas/page.ts'
import { readPage } from '../../src/site/config/read-page.ts'
import { bakery } from './bakery.ts'

/** Parses a page as the engine does, with the site's settings as its defaults. */
export function parsedPage(input: unknown): Page {
  const parsed = readPage(input, bakery)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}
