import type { JoinedSite } from '../site/joined/joined-site.ts'
import type { Found } from './rule.ts'

/** Returns the problem of a link to a page that is not public. A link that a redirect leads on has none, unless it is omitted. */
export function unshownProblem(
  site: JoinedSite,
  link: string,
  { file, isEntry: isOmitted = false }: { file: string; isEntry?: boolean },
): Pick<Found, 'problem' | 'severity'> | undefined {
  const target = site.unshownAt(link)
  // A draft may link to other drafts.
  if (!target || site.config.pages.some((loaded) => loaded.file === file && loaded.page.draft))
    return undefined
  if (target.redirect !== undefined && !isOmitted) return undefined
  const until = target.state === 'ended' ? '' : ' until it is public'
  const omitted = isOmitted ? `; publishing omits this entry${until}` : ''
  return {
    problem: `${JSON.stringify(link)} ${descriptions[target.state]} (${target.file})${omitted}`,
    // A page ends without an edit: a publish at that moment must not fail.
    ...((isOmitted || target.state === 'ended') && { severity: 'warning' as const }),
  }
}

const descriptions = {
  draft: 'leads to a draft',
  early: 'is not public yet',
  ended: 'is not public any more',
}
