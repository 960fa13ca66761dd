import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { onceFor } from '../../../util/once-for.ts'
import { textsIn } from '../../../util/texts-in.ts'

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
