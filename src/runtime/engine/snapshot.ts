import type { Visit } from '../../../block-library/contract/bind-context.ts'
import type { ContentView } from '../../../block-library/contract/content-view.ts'
import type { PageDocument } from './page-document.ts'

/** What a page is published from. */
export interface Snapshot {
  /** The address it was published at; `*` for the page that answers whatever no other does. */
  pathname: string
  /** The address of the site it was published for. */
  origin: string
  document: PageDocument
  params: Visit['params']
  content: ContentView
  /** The hash of the answer that the content was read from (content-hash.ts). */
  contentHash: string
}

/** The snapshot as text: two that differ in anything are two texts. */
export function writeSnapshot({ content, ...rest }: Snapshot): string {
  const { sections, ...lists } = content
  return JSON.stringify({ ...rest, content: { ...lists, sections: [...sections] } })
}
