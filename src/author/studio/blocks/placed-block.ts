import type { Example } from '../../../../block-library/contract/block-examples.ts'
import { noContent } from '../../../../block-library/contract/content-view.ts'
import type { BlockType } from '../../../../schemas/blocks/index.ts'
import type { Kinds } from '../../../../schemas/kinds.ts'
import type { Page } from '../../../../schemas/page.ts'
import type { Site } from '../../../../schemas/site.ts'
import type { SiteWords } from '../../../../schemas/words.ts'
import { readContent } from '../../../runtime/content/read-content.ts'
import type { Sanitize } from '../../../runtime/content/sanitizer.ts'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { bind } from '../../../runtime/engine/bind.ts'
import type { ParsedConfig } from '../../../site/config/parse-config.ts'
import { readPage } from '../../../site/config/read-page.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { linesOf, placeOf, show, valueAt } from '../../../util/problem.ts'
import { withValueAt } from '../options/values.ts'

/** The settings that the studio gets: also the words of all blocks, since it reads configs. */
export interface DeskSite extends Site {
  siteWords: SiteWords
}

/** Settings by which the config of a page is read. */
export type ReadingSite = Pick<DeskSite, 'defaults' | 'siteWords'>

/** Returns the settings from the document of the workbench (src/author/dev/server/page-configs-plugin.ts). */
export const readDeskSite = (): DeskSite => JSON.parse(document.getElementById('site')?.textContent ?? '')

/** A block in its page: the form edits the block, and the frames draw it. */
export interface PlacedBlock {
  /** Config of the page as its author wrote it. Edits of the block may make it invalid. */
  config: unknown
  /** Index of the block in the page. */
  index: number
  /** Name of the page's kind. */
  kind: string
  kinds: Kinds
  /** File of the page, from the project's root; unset for an example. */
  file?: string
  /** Answer of the content service; undefined if it sent no JSON. */
  answer: unknown
  /** The content host; if empty, the embedded service. */
  host: string
  /** Other data of the page: gallery, articles, the visit. */
  input?: Example<BlockType>['input']
}

/** Returns the block as its author wrote it. */
export const blockIn = ({ config, index }: PlacedBlock): unknown => valueAt(['blocks', index], config)

/** Returns the same page with another block in the place. */
export const withBlock = (placed: PlacedBlock, block: unknown): PlacedBlock => ({
  ...placed,
  config: withValueAt(placed.config, ['blocks', placed.index], block),
})

/** Reads the page of a block as the engine reads any page. */
export const readPlaced = ({ config, kinds, file }: PlacedBlock, site: ReadingSite): ParsedConfig<Page> =>
  readPage(config, { kinds, site, words: site.siteWords, ...(file !== undefined && { file }) })

/** Parses a block's page, reads the page's content and binds both. Only the block itself is shown. */
export async function bindPlaced(
  placed: PlacedBlock,
  site: DeskSite,
  loadSanitizer: () => Promise<Sanitize>,
) {
  const { index, host, input } = placed
  const parsed = readPlaced(placed, site)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const page = parsed.value
  const { content, oddities } = page.content
    ? await readContent(placed.answer, { ...page.content, host, loadSanitizer })
    : { content: noContent, oddities: [] }
  const bound = bind(page, {
    content,
    site,
    visit: { params: {} },
    storage: (path) => storageAddress(path, host),
    ...input,
  })
  const isOwn = ({ id }: { id: string }) => id === page.blocks[index]?.id
  const shown = bound.shown.filter(isOwn)
  return {
    ...bound,
    shown,
    hidden: bound.hidden.filter(isOwn),
    hasHeadline: shown.some(({ level }) => level === 1),
    page,
    oddities: oddities.map(({ what }) => what),
  }
}

/** Places the block that has this id in its page. Throws an error for authors if the page has no such block. */
export function placePageBlock(
  { file, config, kind, kinds, host, answer }: PageSource,
  id: string,
  site: ReadingSite,
): PlacedBlock {
  const placed = { config, index: 0, kind, kinds, file, answer, host }
  const parsed = readPlaced(placed, site)
  if (!parsed.ok) {
    const lines = parsed.problems.flatMap((problem) => [placeOf(problem.path, config), ...linesOf(problem)])
    throw new Error([`${file} is not valid`, ...lines].join('\n'))
  }
  const ids = parsed.value.blocks.map((block) => block.id)
  const index = ids.indexOf(id)
  if (index >= 0) return { ...placed, index }
  const lines = linesOf({
    expected: `one of ${ids.map(show).join(', ')}`,
    received: show(id),
    nearest: nearestName(id, ids),
  })
  throw new Error([`${file} has no block with this id`, ...lines].join('\n'))
}
