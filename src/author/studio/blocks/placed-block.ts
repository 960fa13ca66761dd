import { useMemo, useState } from 'react'
import type { Page } from '../../../../schemas/page.ts'
import type { Site } from '../../../../schemas/site.ts'
import type { SiteWords } from '../../../../schemas/words.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import type { ParsedConfig } from '../../../site/config/parse-config.ts'
import { readPage } from '../../../site/config/read-page.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { linesOf, placeOf, valueText, valueAt } from '../../../util/problem.ts'
import { withValueAt } from '../options/values.ts'

/** The settings that the studio gets: also the words of all blocks, since it reads configs. */
export interface DeskSite extends Site {
  siteWords: SiteWords
}

/** Settings by which the config of a page is read. */
export type ReadingSite = Pick<DeskSite, 'defaults' | 'siteWords'>

/** Returns the settings from the document (src/author/dev/server/page-configs-plugin.ts). */
export const readDeskSite = (): DeskSite => JSON.parse(document.getElementById('site')?.textContent ?? '')

/** A block in its page, whose config is as its author wrote it. */
export interface PlacedBlock extends PageSource {
  index: number
}

const readSource = ({ config, kinds, file }: PageSource, site: ReadingSite): ParsedConfig<Page> =>
  readPage(config, { kinds, site, words: site.siteWords, file })

/** Returns a block of a page as edited in memory, with the problems of its page, which the edits may make invalid. */
export function useEdits(placed: PlacedBlock, site: DeskSite) {
  const path = useMemo(() => ['blocks', placed.index], [placed])
  const written = valueAt(path, placed.config)
  const [edited, change] = useState<unknown>()
  const block = edited ?? written
  const config = useMemo(() => withValueAt(placed.config, path, block), [placed, path, block])
  const parsed = useMemo(() => readSource({ ...placed, config }, site), [placed, config, site])
  return {
    written,
    block,
    problems: parsed.ok ? [] : parsed.problems,
    /** Config of the page with the edited block. */
    config,
    change,
  }
}

export type Edits = ReturnType<typeof useEdits>

/** Places the block that has this id in its page. Throws an error for authors if the page has no such block. */
export function placePageBlock(source: PageSource, id: string, site: ReadingSite): PlacedBlock {
  const { file, config } = source
  const parsed = readSource(source, site)
  if (!parsed.ok) {
    const lines = parsed.problems.flatMap((problem) => [placeOf(problem.path, config), ...linesOf(problem)])
    throw new Error([`${file} is not valid`, ...lines].join('\n'))
  }
  const ids = parsed.value.blocks.map((block) => block.id)
  const index = ids.indexOf(id)
  if (index >= 0) return { ...source, index }
  const lines = linesOf({
    expected: `one of ${ids.map(valueText).join(', ')}`,
    received: valueText(id),
    nearest: nearestName(id, ids),
  })
  throw new Error([`${file} has no block with this id`, ...lines].join('\n'))
}
