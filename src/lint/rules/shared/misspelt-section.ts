import { distance } from 'fastest-levenshtein'
import { sectionsSent } from '../../../site/joined/content-parts.ts'
import type { AnswerEntry, JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { onceFor } from '../../../util/once-for.ts'

interface Gap {
  page: JoinedPage
  site: JoinedSite
  /** Key of the missing section. */
  section: string
  /** Whether the config writes its name out. A number, and the default of a block, have no letters to misspell. */
  isWritten: boolean
  /** Key of the sent section that is most similar to the missing one. */
  nearest: string
}

/** Returns a sent section, with its file, if the content misspells its key; undefined if the config may be wrong. */
export function misspeltSection(gap: Gap): { file: string; entry: AnswerEntry } | undefined {
  const { page, site, section, isWritten, nearest } = gap
  const answer = site.answers.get(page.endpoint ?? '')
  const entry = answer && sectionsSent(answer).get(nearest)
  // Keys of configs are in small letters.
  if (entry && section.toLowerCase() === nearest.toLowerCase()) return { file: answer.place, entry }
  if (!entry || distance(section, nearest) > MAX_TYPO_DISTANCE) return undefined
  const isSentElsewhere = (key: string) =>
    [...(endpointsByName(site).get(nameOf(key, page)) ?? [])].some((endpoint) => endpoint !== page.endpoint)
  const isOther = /^section\d+$/.test(nameOf(nearest, page)) || isSentElsewhere(nearest)
  return !isOther && (!isWritten || isSentElsewhere(section)) ? { file: answer.place, entry } : undefined
}

/** Two swapped letters have a distance of 2. */
const MAX_TYPO_DISTANCE = 2

/** Returns the key of a section without the page's prefix. */
function nameOf(key: string, { loaded }: JoinedPage): string {
  const start = `${loaded.page.content?.prefix ?? ''}_`
  return key.startsWith(start) ? key.slice(start.length) : key
}

/** Returns the endpoints that send a section, by the name of the section. */
const endpointsByName = onceFor(({ joined }: JoinedSite) => {
  const endpoints = new Map<string, Set<string | undefined>>()
  for (const page of joined) {
    for (const key of page.content.sections.keys()) {
      const name = nameOf(key, page)
      endpoints.set(name, (endpoints.get(name) ?? new Set()).add(page.endpoint))
    }
  }
  return endpoints
})
