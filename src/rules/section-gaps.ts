import { nearestName } from '../config/nearest-name.ts'
import { sectionsSent } from './content-parts.ts'
import type { JoinedPage, JoinedSite } from './joined-site.ts'

/** Every page whose content came as sections; one that fails as a whole is told once, as that. */
export const pagesWithSections = ({ joined, answers }: JoinedSite): JoinedPage[] =>
  joined.filter(({ endpoint }) => {
    const answer = answers.get(endpoint ?? '')
    return answer && answer.failure === undefined && sectionsSent(answer).size > 0
  })

/** The sections that a page asks for in vain, each with the key that may be meant: one that was sent, and that no block asked for. */
export function missingSections({ bound, content, asked }: JoinedPage) {
  const free = [...content.sections.keys()].filter((key) => !asked.has(key))
  return bound.missing.map((one) => ({ ...one, nearest: nearestName(one.section, free) }))
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
