import type { Example } from '../../../block-library/contract/block-examples.ts'
import { noContent, type SafeHtml } from '../../../block-library/contract/content-view.ts'
import type { BlockType } from '../../../schemas/blocks/index.ts'
import type { Kinds } from '../../../schemas/kinds.ts'
import type { Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { ParsedConfig } from '../../site/config/parse-config.ts'
import { readPage } from '../../site/config/read-page.ts'
import { readContent } from '../../runtime/content/read-content.ts'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import { bind } from '../../runtime/engine/bind.ts'

/** An example of any type of block. */
export type AnyExample = { [T in BlockType]: Example<T> }[BlockType]

/** An example whose block was edited and may be invalid. */
export type EditedExample = Omit<AnyExample, 'block'> & { block: unknown }

/** A kind of page without defaults. */
const kinds: Kinds = { example: { metadata: 'example', defaults: [], states: {} } }

/** Reads a page that contains only this block, like the config of any page. Its sections have the prefix `example`. */
export const readExamplePage = (block: unknown, site: Pick<Site, 'defaults'>): ParsedConfig<Page> =>
  readPage(examplePage(block), { kinds, site })

/** Returns the config of a page that contains only this block. */
export const examplePage = (block: unknown) => ({
  kind: 'example',
  name: 'example',
  title: 'Example',
  content: { endpoint: 'example', prefix: 'example' },
  blocks: [block],
})

/** Parses an example's block, reads its content and binds both. */
export async function bindExample(
  { block, sections = [], input }: EditedExample,
  site: Site,
  loadSanitizer: () => Promise<(html: string) => SafeHtml>,
) {
  const parsed = readExamplePage(block, site)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const answer = { kind: 'sections', envelope: 'list', imageField: 'image', host: '', loadSanitizer } as const
  const { content, oddities } = await readContent(sections, answer)
  const bound = bind(parsed.value, {
    content: { ...noContent, sections: content.sections },
    site,
    visit: { params: {} },
    storage: (path) => storageAddress(path, ''),
    ...input,
  })
  return { ...bound, page: parsed.value, oddities: oddities.map(({ what }) => what) }
}
