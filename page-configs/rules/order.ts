import { defineRule, type Found, type JoinedSite } from 'pagework/rules'
import { detailPages } from './order/detail-pages.ts'
import { differences, type Fixed } from './order/differences.ts'
import { generalPages, type OrderedPage } from './order/general-pages.ts'
import { metadata, site } from './order/site.ts'

export default defineRule({
  summary: 'Pages and settings are as the two documents of the order fix them.',
  severity: 'error',
  reads: 'configs',
  docs: `
    The owner ordered this site with two documents (\`docs/spec/\`). They fix the order of the main blocks of a page, buttons, headings,
    breadcrumbs, endpoints and messages. Write the value that the finding names. If the owner changes the order, change the
    value in \`page-configs/rules/order/\` too. All other texts and blocks are free.`,
  *check({ config }) {
    const hidden = (config.unshown ?? []).flatMap(({ loaded, block }) =>
      block === undefined ? [loaded] : [],
    )
    const pages = [...config.pages, ...hidden]
    for (const ordered of [...detailPages, ...generalPages]) {
      const loaded = pages.find(({ path }) => path === ordered.path)
      if (loaded) yield* pageProblems(loaded, ordered)
      else
        yield {
          file: 'page-configs',
          problem: `${ordered.source} orders the page ${ordered.path}: no file in page-configs/ has this address`,
        }
    }
    yield* changed('page-configs/site.ts', [], site, config.site, 'document 1 §2.2')
    yield* changed('page-configs/metadata.json', [], metadata, config.metadata, 'document 1 §2.2')
  },
})

type Config = JoinedSite['config']
type Loaded = Config['pages'][number]

function* pageProblems({ file, page }: Loaded, ordered: OrderedPage): Generator<Found> {
  const { source, blocks, without = [] } = ordered
  yield* changed(file, [], { ...alwaysPublic, ...ordered.page }, page, source)
  for (const [index, { type }] of page.blocks.entries())
    if (without.includes(type))
      yield { file, path: ['blocks', index], problem: `${source} orders this page without ${type}` }
  let last = -1
  let isInOrder = true
  for (const block of blocks) {
    const places = page.blocks.flatMap((other, index) => (isSame(block, other) ? [index] : []))
    const index = places.find((place) => place > last) ?? places[0]
    isInOrder &&= index !== undefined && index > last
    if (index === undefined) continue
    last = Math.max(last, index)
    yield* changed(file, ['blocks', index], { ...alwaysPublic, ...block }, page.blocks[index], source)
  }
  if (isInOrder) return
  const expected = `${blocks.map(nameOf).join(', ')}; other blocks may stand between them`
  const received = page.blocks.map(nameOf).join(', ')
  yield { file, path: ['blocks'], problem: `differs from ${source}`, expected, received }
}

/** An ordered page or block is never hidden. Otherwise a publish would fail at a date. */
const alwaysPublic = { draft: false, from: undefined, until: undefined }

const nameOf = ({ type, section }: { type?: unknown; section?: unknown }) =>
  section === undefined ? String(type) : `${String(type)} (section ${JSON.stringify(section)})`

/** Whether a block has the type, and the section if it is ordered, of an ordered block. */
const isSame = ({ type, section }: Fixed, block: object) =>
  differences({ type, ...(section !== undefined && { section }) }, block).next().done === true

function* changed(
  file: string,
  path: PropertyKey[],
  fixed: Fixed,
  value: unknown,
  source: string,
): Generator<Found> {
  for (const difference of differences(fixed, value))
    yield { file, problem: `differs from ${source}`, ...difference, path: [...path, ...difference.path] }
}
