import { distance } from 'fastest-levenshtein'
import { nearestName } from '../util/nearest-name.ts'
import { sectionsSent } from '../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'

/** The answers that came as sections, each with all pages that asked for it. */
export const askersOfSections = onceFor((site: JoinedSite): ReadonlyMap<EndpointAnswer, JoinedPage[]> => {
  const askers = new Map<EndpointAnswer, JoinedPage[]>()
  for (const page of site.joined) {
    const answer = site.answers.get(page.endpoint ?? '')
    // One that fails as a whole is told once, as that.
    if (!answer || answer.failure !== undefined || sectionsSent(answer).size === 0) continue
    askers.set(answer, [...(askers.get(answer) ?? []), page])
  }
  return askers
})

/** Every page whose content came as sections. */
export const pagesWithSections = (site: JoinedSite): JoinedPage[] =>
  [...askersOfSections(site).values()].flat()

/** The sections that a page asks for in vain, each with the key that may be meant: one that was sent, that no block asked for, and that is nearer to no other. */
export function missingSections({ bound, content, asked }: JoinedPage) {
  const free = new Set([...content.sections.keys()].filter((key) => !asked.has(key)))
  const nearestTo = (section: string) => nearestName(section, [...free])
  const away = (section: string) => distance(section, nearestTo(section) ?? '')
  const wanted = [...new Set(bound.missing.map(({ section }) => section))]
  const meant = new Map<string, string | undefined>()
  for (const section of wanted.toSorted((a, b) => away(a) - away(b))) {
    const nearest = nearestTo(section)
    meant.set(section, nearest)
    free.delete(nearest ?? '')
  }
  return bound.missing.map((one) => ({ ...one, nearest: meant.get(one.section) }))
}

/** The prefix that fits what was sent, where the page's own fits nothing. */
export function meantPrefix({ bound, content, loaded }: JoinedPage): string | undefined {
  const prefix = loaded.page.content?.prefix ?? ''
  const sent = [...content.sections.keys()]
  const wanted = bound.missing.map(({ section }) => section).filter((key) => key.startsWith(`${prefix}_`))
  if (wanted.length === 0 || sent.some((key) => key.startsWith(`${prefix}_`))) return undefined
  const fitting = wanted.flatMap((key) => {
    const end = key.slice(prefix.length)
    return sent.filter((one) => one.endsWith(end)).map((one) => one.slice(0, -end.length))
  })
  return fitting.find((one) => /^[a-z][a-z0-9_]*$/.test(one))
}
