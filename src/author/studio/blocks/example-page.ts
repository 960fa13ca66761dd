import type { Example } from '../../../../block-library/contract/block-examples.ts'
import type { BlockType } from '../../../../schemas/blocks/index.ts'
import type { Kinds } from '../../../../schemas/kinds.ts'
import type { Page } from '../../../../schemas/page.ts'
import { noContent } from '../../../../block-library/contract/content-view.ts'
import { readContent } from '../../../runtime/content/read-content.ts'
import type { Sanitize } from '../../../runtime/content/sanitizer.ts'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { bind } from '../../../runtime/engine/bind.ts'
import type { ParsedConfig } from '../../../site/config/parse-config.ts'
import { readPage } from '../../../site/config/read-page.ts'
import type { DeskSite, ReadingSite } from './placed-block.ts'

/** An example of any type of block. */
export type AnyExample = { [T in BlockType]: Example<T> }[BlockType]

/** An example whose block may be invalid. */
export type AnyBlock = Omit<AnyExample, 'block'> & { block: unknown }

/** A kind of page without defaults. */
const kinds: Kinds = { example: { metadata: 'example', defaults: [], states: {} } }

/** Reads a page that contains only this block, like the config of any page. Its sections have the prefix `example`. */
export const readExamplePage = (block: unknown, site: ReadingSite): ParsedConfig<Page> =>
  readPage(
    {
      kind: 'example',
      name: 'example',
      title: 'Example',
      content: { endpoint: 'example', prefix: 'example' },
      blocks: [block],
    },
    { kinds, site, words: site.siteWords },
  )

const storage = (path: string) => storageAddress(path, '')

/** Parses an example's block, reads its content and binds both. */
export async function bindExample(
  { block, sections = [], input }: AnyBlock,
  site: DeskSite,
  loadSanitizer: () => Promise<Sanitize>,
) {
  const parsed = readExamplePage(block, site)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const page = parsed.value
  const { content, oddities } = page.content
    ? await readContent(sections, { ...page.content, host: '', loadSanitizer })
    : { content: noContent, oddities: [] }
  const bound = bind(page, { content, site, visit: { params: {} }, storage, ...input })
  return { ...bound, page, oddities: oddities.map(({ what }) => what) }
}
