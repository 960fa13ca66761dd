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
  const isIn = (page: JoinedPage) =>
    some.has(page) || (page.endpoint !== undefined && endpoints.has(page.endpoint))
  const joined = site.joined.filter(isIn)
  const rest = site.joined.filter((page) => !isIn(page))
  const placeOf = ({ endpoint = '' }: JoinedPage) => site.answers.get(endpoint)?.place ?? ''
  const omitted = new Set([...rest.map(placeOf), ...rest.map(fileOf)])
  for (const page of joined) for (const file of [placeOf(page), fileOf(page)]) omitted.delete(file)
  const isLeft = ({ file }: { file: string }) => !omitted.has(file)
  return {
    ...site,
    config: { ...site.config, pages: site.config.pages.filter(isLeft) },
    addresses: site.addresses.filter(isLeft),
    joined,
    answers: new Map([...site.answers].filter(([, { place }]) => !omitted.has(place))),
    files: site.files.filter(isLeft),
    names: site.names.filter((file) => !omitted.has(file)),
    contentFiles: site.contentFiles.filter(isLeft),
  }
}

const fileOf = ({ loaded }: JoinedPage) => loaded.file
