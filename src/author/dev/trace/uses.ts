import { siteFile } from '../../../site/config/project.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { onceFor } from '../../../util/once-for.ts'
import { textsIn } from '../../../util/texts-in.ts'
import type { Sent } from '../../protocol/change-schema.ts'
import type { LeafList } from './leaves.ts'

/** Returns the addresses of the pages of a marked site that show the value at a path of a file. */
export function usesOf(place: Sent['uses'], site: JoinedSite, list: LeafList): string[] {
  const shown = pagesWith(site, list.marksOf(place))
  if (shown.length > 0) return shown
  // Defaults have no marks in a whole site. Those of a page are on this page, and those of the settings on all.
  return [...site.joined, ...site.translated]
    .filter(({ loaded }) => place.file === siteFile || loaded.file === place.file)
    .map(({ pathname }) => pathname)
}

/** Returns the addresses of the pages of which a text contains one of these. */
export function pagesWith({ joined, translated }: JoinedSite, texts: string[]): string[] {
  // Pages share documents and settings.
  const hasOne = onceFor((part: object) => texts.some((text) => textOf(part).includes(text)))
  return [...joined, ...translated]
    .filter(({ bound, document, site }) => [bound, document, site].some(hasOne))
    .map(({ pathname }) => pathname)
}

const textOf = onceFor((part: object) =>
  textsIn('', part)
    .map(({ text }) => text)
    .join('\n'),
)
