import { count } from '../../lint/say-findings.ts'
import { escapeXml } from '../../publish/files/escape-xml.ts'
import { groupBy } from '../../util/group-by.ts'
import type { PageChange, SiteDiff } from './change.ts'

/** Maximum size of the Markdown. GitHub refuses longer comments. */
const MAX_MARKDOWN_BYTES = 60 * 1024
/** Maximum number of lines of a group, except in the report. */
const MAX_LINES = 60
const MAX_LINES_OF_CAUSE = 4
const MAX_LETTERS = 160

/** Pages with equal changes and causes. */
export interface Group {
  title: string
  /** Causes and changes. Lines of a cause begin with their sign. */
  lines: string[]
  pages: PageChange[]
}

type Described = Pick<PageChange, 'changes' | 'causes'>

/** Groups the pages of a comparison by their changes, the largest group first. Files without a page are the last group. */
export function groupsOf({ changed, site }: Pick<SiteDiff, 'changed' | 'site'>): Group[] {
  const alike = groupBy(changed, ({ state, changes, causes }) =>
    JSON.stringify([state, changes, causes.map(({ file }) => file)]),
  )
  const groups = [...alike.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((pages) =>
      pages.slice(0, 1).map((page) => {
        const stateText = page.state === 'changed' ? '' : `${page.state}, `
        const start = pages.length === 1 ? stateText : `the same on ${pages.length} pages: ${stateText}`
        return { title: start + partsOf(page), lines: linesOf(page), pages }
      }),
    )
  const files = { changes: site, causes: [] }
  const rest = { title: `without a page: ${partsOf(files)}`, lines: linesOf(files), pages: [] }
  return site.length === 0 ? groups : [...groups, rest]
}

const partsOf = ({ changes }: Described) =>
  [...groupBy(changes, ({ part }) => part)]
    .map(([part, all]) => `${part} ${all.reduce((sum, change) => sum + change.count, 0)}`)
    .join(', ')

const linesOf = ({ changes, causes }: Described) => [
  ...causes.flatMap(({ file, line, lines }) => [
    `  because of ${file}${line === undefined ? '' : `:${line}`}`,
    ...lines
      .slice(0, MAX_LINES_OF_CAUSE)
      .map((text) => `${text.slice(0, 1)}     ${text.slice(1, MAX_LETTERS)}`),
  ]),
  ...changes.map(({ part, text }) => `  ${part}: ${text}`),
]

/** Returns the first line of a report. */
export function headlineOf({ base, pages, changed }: SiteDiff): string {
  if (changed.length === 0) return `No page changed: all ${pages} pages are as ${base} publishes them`
  const states = [...groupBy(changed, ({ state }) => state)].map(([state, some]) => `${some.length} ${state}`)
  return `${changed.length} of ${pages} pages differ from ${base}: ${states.join(', ')}`
}

/** Returns one line about a page: its address, bytes and pixels. */
export function pageLine(page: PageChange): string {
  const {
    path,
    bytes: { before, after },
    photos,
  } = page
  const deltas = (['html', 'style', 'script', 'first view'] as const).flatMap((name) => {
    const delta = (after?.[name] ?? 0) - (before?.[name] ?? 0)
    return delta === 0 ? [] : [`${name} ${delta > 0 ? '+' : ''}${delta} B`]
  })
  const equal = isStyled(page) ? 'not visible here' : 'equal'
  const pixels = photos.map(
    ({ width, regions: { length } }) => `${width} px: ${length === 0 ? equal : count(length, 'region')}`,
  )
  return [path, deltas.join(', '), pixels.join(', ')].filter(Boolean).join('  ')
}

/** Whether styles of a page have changed: photographs show them only where an element uses them. */
export const isStyled = ({ changes }: PageChange) => changes.some(({ part }) => part === 'style')

function textOf({ lines, pages }: Group): string {
  const rest = lines.length - MAX_LINES
  const more = rest > 0 ? [`  ${rest} further lines are in the report`] : []
  return [...lines.slice(0, MAX_LINES), ...more, ...pages.map((page) => `  ${pageLine(page)}`)].join('\n')
}

/** Returns the comparison as text for people. */
export function asText(diff: SiteDiff): string {
  const groups = groupsOf(diff).map((group) => `${group.title}\n${textOf(group)}`)
  return [...groups, ...diff.notes, headlineOf(diff)].join('\n\n')
}

/** Returns the comparison for a comment on a pull request. Groups that do not fit are counted. */
export function asMarkdown(diff: SiteDiff): string {
  const groups = groupsOf(diff)
  let text = [`### ${headlineOf(diff)}`, ...diff.notes, ''].join('\n\n')
  for (const [index, group] of groups.entries()) {
    const lines = textOf(group).replaceAll('~~~~', '~~~')
    const more = `<details><summary>${escapeXml(group.title)}</summary>\n\n~~~~diff\n${lines}\n~~~~\n\n</details>\n`
    const note = `${groups.length - index} further groups of changes are in the report.\n`
    if (Buffer.byteLength(text + more + note) > MAX_MARKDOWN_BYTES) return text + note
    text += more
  }
  return text
}
