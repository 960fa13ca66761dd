import { distance } from 'fastest-levenshtein'
import { sectionKey } from '../../schemas/shared/section-ref.ts'
import { nearestName } from '../util/nearest-name.ts'
import { sectionsSent } from '../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'

/** Returns the answers that contain sections, each with all pages that use the answer. */
export const pagesByAnswer = onceFor((site: JoinedSite): ReadonlyMap<EndpointAnswer, JoinedPage[]> => {
  const pages = new Map<EndpointAnswer, JoinedPage[]>()
  for (const page of site.joined) {
    const answer = site.answers.get(page.endpoint ?? '')
    // `endpoint-answer` reports an answer that fails as a whole.
    if (!answer || answer.failure !== undefined || sectionsSent(answer).size === 0) continue
    pages.set(answer, [...(pages.get(answer) ?? []), page])
  }
  return pages
})

/** Returns every page whose answer contains sections. */
export const pagesWithSections = (site: JoinedSite): JoinedPage[] => [...pagesByAnswer(site).values()].flat()

/**
 * Returns the sections that a page needs and that were not sent, each with the nearest unused key of a sent section.
 * A sent section is suggested once: for the missing key that is most similar.
 */
export function missingSections(page: JoinedPage) {
  const { bound, content, readKeys } = page
  const unshown = unshownKeys(page)
  const free = new Set(
    [...content.sections.keys()].filter((key) => !readKeys.has(key) && !unshown.includes(key)),
  )
  const nearestTo = (section: string) => nearestName(section, [...free])
  const away = (section: string) => distance(section.toLowerCase(), (nearestTo(section) ?? '').toLowerCase())
  const sections = [...new Set(bound.missing.map(({ section }) => section))]
  const nearestBySection = new Map<string, string | undefined>()
  for (const section of sections.toSorted((a, b) => away(a) - away(b))) {
    const nearest = nearestTo(section)
    nearestBySection.set(section, nearest)
    free.delete(nearest ?? '')
  }
  return bound.missing.map((gap) => ({ ...gap, nearest: nearestBySection.get(gap.section) }))
}

/** Returns the prefix of the sent sections if the page's own prefix matches no sent section. */
export function likelyPrefix({ bound, content, loaded }: JoinedPage): string | undefined {
  const prefix = loaded.page.content?.prefix ?? ''
  const sent = [...content.sections.keys()]
  const missing = bound.missing.map(({ section }) => section).filter((key) => key.startsWith(`${prefix}_`))
  if (missing.length === 0 || sent.some((key) => key.startsWith(`${prefix}_`))) return undefined
  const fitting = missing.flatMap((key) => {
    const end = key.slice(prefix.length)
    return sent
      .filter((candidate) => candidate.endsWith(end))
      .map((candidate) => candidate.slice(0, -end.length))
  })
  return fitting.find((candidate) => /^[a-z][a-z0-9_]*$/.test(candidate))
}

/** Returns the keys of the sections that a page names as unshown. */
export function unshownKeys({ loaded: { page } }: JoinedPage): string[] {
  const { unshown = [], prefix = '' } = page.content ?? {}
  return unshown.map((ref) => sectionKey(ref, prefix))
}
