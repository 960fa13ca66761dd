import type { PageSource } from '../../../lint/page-source.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { linesOf, placeOf, show } from '../../../util/problem.ts'
import type { ReadingSite } from './desk-site.ts'
import { readPlaced, type PlacedBlock } from './placed-block.ts'

/** Places the block that has this id in its page. Throws an error for authors if the page has no such block. */
export function placePageBlock(
  { file, config, kind, kinds, params, host, answer, fallback }: PageSource,
  id: string,
  site: ReadingSite,
): PlacedBlock {
  const placed = { config, index: 0, kind, kinds, file, answer, fallback, host, input: { visit: { params } } }
  const parsed = readPlaced(placed, site)
  if (!parsed.ok) {
    const lines = parsed.problems.flatMap((one) => [placeOf(one.path, config), ...linesOf(one)])
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
  throw new Error([`${file} has no block with this id: choose a block under Pages.`, ...lines].join('\n'))
}
