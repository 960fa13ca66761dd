import type { Example } from '../../../../block-library/contract/block-examples.ts'
import type { BlockType } from '../../../../schemas/blocks/index.ts'
import type { Kinds } from '../../../../schemas/kinds.ts'
import type { Page } from '../../../../schemas/page.ts'
import type { Sanitize } from '../../../runtime/content/sanitizer.ts'
import type { ParsedConfig } from '../../../site/config/parse-config.ts'
import type { DeskSite, ReadingSite } from './placed-block.ts'
import { bindPlaced, readPlaced, type PlacedBlock } from './placed-block.ts'

/** An example of any type of block. */
export type AnyExample = { [T in BlockType]: Example<T> }[BlockType]

/** An example whose block may be invalid. */
export type AnyBlock = Omit<AnyExample, 'block'> & { block: unknown }

/** A kind of page without defaults. */
const kinds: Kinds = { example: { metadata: 'example', defaults: [], states: {} } }

/** Places an example's block in a page that contains only this block. Its sections have the prefix `example`. */
export const placeExample = ({ block, sections = [], input }: AnyBlock): PlacedBlock => ({
  config: {
    kind: 'example',
    name: 'example',
    title: 'Example',
    content: { endpoint: 'example', prefix: 'example' },
    blocks: [block],
  },
  index: 0,
  kind: 'example',
  kinds,
  answer: sections,
  host: '',
  ...(input && { input }),
})

/** Reads a page that contains only this block, like the config of any page. */
export const readExamplePage = (block: unknown, site: ReadingSite): ParsedConfig<Page> =>
  readPlaced(placeExample({ block }), site)

/** Parses an example's block, reads its content and binds both. */
export const bindExample = (example: AnyBlock, site: DeskSite, loadSanitizer: () => Promise<Sanitize>) =>
  bindPlaced(placeExample(example), site, loadSanitizer)
