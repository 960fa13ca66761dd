import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import type { Site } from '../../../schemas/site.ts'
import { contentHost } from '../content/content-host.ts'
import type { ReadContent } from '../content/read-content.ts'
import { storageAddress } from '../content/storage-address.ts'
import type { BoundPage } from '../engine/bind.ts'
import { report } from '../engine/event-sink.ts'
import type { PageDocument } from '../engine/page-document.ts'

/** Returns the address of a storage path of the content host. */
export const storage = (path: string): string => storageAddress(path, contentHost)

/** Returns the moment of a visit. Development and previews show everything. */
export const visitMoment = ({ dates: { timeZone }, isPreview = false }: Site): Moment => ({
  at: Date.now(),
  timeZone,
  drafts: import.meta.env.DEV || isPreview,
})

/** Returns the content, and reports what was odd in the answer. */
export function reportOddities({ content, oddities }: ReadContent, endpoint: string): ContentView {
  if (oddities.length > 0)
    report({ kind: 'content-odd', endpoint, oddities: oddities.map(({ what }) => what) })
  return content
}

/** Returns whether the content has everything without which the page does not exist. */
export const isThere = ({ page }: PageDocument, { hidden }: BoundPage): boolean =>
  !hidden.some(({ id }) => page.requires.includes(id))
