import type { Visit } from '../../block-library/shared/bind-context.ts'
import type { ContentView } from '../../block-library/shared/content-view.ts'
import type { PageDocument } from './page-document.ts'

/** A page as it was published: what its HTML was made of. */
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

/** The snapshot as JSON that may stand inside a script element. */
export function writeSnapshot({ content, ...rest }: Snapshot): string {
  const { sections, ...lists } = content
  return JSON.stringify({ ...rest, content: { ...lists, sections: [...sections] } }).replaceAll(
    '<',
    '\\u003c',
  )
}

/** The snapshot in the document, if it was published with one for this address. */
export function readSnapshot(json: string | null | undefined, pathname: string): Snapshot | undefined {
  if (!json) return undefined
  // Our own build wrote it (writeSnapshot), into the page that is being read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const { content, ...rest } = JSON.parse(json, trust) as Written
  if (rest.pathname !== pathname && rest.pathname !== '*') return undefined
  return { ...rest, pathname, content: { ...content, sections: new Map(content.sections) } }
}

/**
 * Marks the rich text as trusted, which the build has made safe and which came inside this very document: a block may
 * write it to the page at any time, and Trusted Types let no mere text through. Node, which reads snapshots too, and
 * older browsers know no Trusted Types.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('published', { createHTML: (html) => html })
const trust = (key: string, value: string) => (policy && key === '__html' ? policy.createHTML(value) : value)

type Written = Omit<Snapshot, 'content'> & { content: WrittenContent }
type Sections = ContentView['sections']
type WrittenContent = Omit<ContentView, 'sections'> & {
  sections: (Sections extends ReadonlyMap<infer K, infer V> ? [K, V] : never)[]
}
