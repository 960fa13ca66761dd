import { z } from 'zod'
import type { JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'

/** Schema of the pages that a publish judged, and of the rules of pages that found nothing, for the next publish. */
export const judgedSchema = z.strictObject({
  /** Keys of the pages. */
  pages: z.array(z.string()),
  /** Codes of the rules. */
  clean: z.array(z.string()),
})
type Judged = z.output<typeof judgedSchema>

/** Pages and rules of the last publish and of this one. */
export interface JudgedPages {
  /** Whether a rule found nothing in the last publish. */
  wasClean: (code: string) => boolean
  /** Returns the part of a site that changed since the last publish. */
  changedPart: (site: JoinedSite) => JoinedSite
  /** The pages and rules of this publish. */
  used: Judged
}

/**
 * Opens the judged pages of the last publish. `keysOf` returns a function for the key of a page: a hash of its sources,
 * and of all sources of the site that are no page's own.
 */
export function openJudgedPages(
  before: Judged,
  keysOf: (site: JoinedSite) => (page: JoinedPage) => string,
): JudgedPages {
  const [judged, clean] = [new Set(before.pages), new Set(before.clean)]
  const used: Judged = { pages: [], clean: [] }
  return {
    wasClean: (code) => clean.has(code),
    changedPart(site) {
      used.pages = site.joined.map(keysOf(site))
      return partOfSite(site, new Set(site.joined.filter((_, index) => !judged.has(used.pages[index] ?? ''))))
    },
    used,
  }
}

/**
 * Returns a site with some pages, the other pages of their answers, and the files and answers of these. Files and
 * answers of no page remain, and the look-ups over the complete site.
 */
export function partOfSite(site: JoinedSite, some: ReadonlySet<JoinedPage>): JoinedSite {
  const endpoints = new Set(Array.from(some, ({ endpoint }) => endpoint))
  const joined = site.joined.filter((page) => some.has(page) || hasAnswerOf(page, endpoints))
  const rest = site.joined.filter((page) => !some.has(page) && !hasAnswerOf(page, endpoints))
  const omittedFiles = without(
    rest.map(({ loaded }) => loaded.file),
    joined.map(({ loaded }) => loaded.file),
  )
  const omittedAnswers = without(
    rest.map(({ endpoint = '' }) => endpoint),
    joined.map(({ endpoint = '' }) => endpoint),
  )
  const answers = new Map([...site.answers].filter(([endpoint]) => !omittedAnswers.has(endpoint)))
  const omittedPlaces = new Set(
    Array.from(omittedAnswers, (endpoint) => site.answers.get(endpoint)?.place ?? ''),
  )
  return {
    ...site,
    config: { ...site.config, pages: site.config.pages.filter(({ file }) => !omittedFiles.has(file)) },
    addresses: site.addresses.filter(({ file }) => !omittedFiles.has(file)),
    joined,
    answers,
    files: site.files.filter(({ file }) => !omittedFiles.has(file)),
    names: site.names.filter((file) => !omittedFiles.has(file)),
    contentFiles: site.contentFiles.filter(({ file }) => !omittedPlaces.has(file)),
  }
}

const hasAnswerOf = ({ endpoint }: JoinedPage, endpoints: ReadonlySet<string | undefined>) =>
  endpoint !== undefined && endpoints.has(endpoint)

/** Returns the names that are in one list and not in the other. */
function without(names: string[], others: string[]): Set<string> {
  const found = new Set(names)
  for (const name of others) found.delete(name)
  return found
}
