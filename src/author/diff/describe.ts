import { escapeXml } from '../../publish/files/escape-xml.ts'
import { count } from '../../lint/say-findings.ts'
import { groupBy } from '../../util/group-by.ts'
import type { Change, PageChange, SiteDiff } from './change.ts'
import type { Cause } from './git.ts'

/** Maximum size of the Markdown. GitHub refuses longer comments. */
const MAX_MARKDOWN_BYTES = 60 * 1024
const MAX_CHANGES = 40
const MAX_LINES_OF_CAUSE = 4

/** Pages with equal changes and causes. */
export interface Group {
  title: string
  causes: Cause[]
  changes: Change[]
  pages: PageChange[]
}

/** Groups the pages of a comparison by their changes, the largest group first. Files without a page are the last group. */
export function groupsOf({ changed, site }: SiteDiff): Group[] {
  const alike = groupBy(changed, ({ state, changes, causes }) =>
    JSON.stringify([state, changes, causes.map(({ file }) => file)]),
  )
  const groups = [...alike.values()].flatMap((pages) =>
    pages.slice(0, 1).map(({ state, changes, causes }) => {
      const title = [state === 'changed' ? [] : state, partsOf(changes)].flat().join(', ')
      return {
        title: pages.length === 1 ? title : `the same on ${pages.length} pages: ${title}`,
        causes,
        changes,
        pages,
      }
    }),
  )
  groups.sort((one, other) => other.pages.length - one.pages.length)
  const title = `files without a page: ${count(site.length, 'difference')}`
  return site.length === 0 ? groups : [...groups, { title, causes: [], changes: site, pages: [] }]
}

const partsOf = (changes: Change[]) =>
  [...groupBy(changes, ({ part }) => part)].map(([part, all]) =>
    part === 'words'
      ? count(
          all.reduce((sum, { words = 0 }) => sum + words, 0),
          'word',
        )
      : `${part} ${all.length}`,
  )

/** Returns the first line of a report. */
export function headlineOf({ base, pages, changed }: SiteDiff): string {
  if (changed.length === 0) return `No page changed: all ${pages} pages are as ${base} publishes them`
  const states = [...groupBy(changed, ({ state }) => state)].map(([state, some]) => `${some.length} ${state}`)
  const differ = changed.length === 1 ? '1 page of' : `${changed.length} pages of`
  return `${differ} ${pages} ${changed.length === 1 ? 'differs' : 'differ'} from ${base}: ${states.join(', ')}`
}

/** Returns one line about a page: its address, bytes and pixels. */
export function lineOf({ path, bytes: { before, after }, photos }: PageChange): string {
  const names = ['html', 'style', 'script', 'first view'] as const
  const deltas = names.flatMap((name) => {
    const delta = (after?.[name] ?? 0) - (before?.[name] ?? 0)
    return delta === 0 ? [] : [`${name} ${delta > 0 ? '+' : ''}${delta} B`]
  })
  const pixels = photos.map(
    ({ width, regions }) => `${width} px: ${regions === 0 ? 'equal' : count(regions, 'region')}`,
  )
  return [path, deltas.join(', '), pixels.join(', ')].filter(Boolean).join('  ')
}

/** Returns the lines about the changes and causes of a group. Further changes are counted. */
export function linesOf({ changes, causes }: Group, max = MAX_CHANGES): string[] {
  const more = changes.length - max
  return [
    ...changes.slice(0, max).map(({ part, text }) => `  ${part}: ${text}`),
    ...(more > 0 ? [`  ${more} further changes are in the report`] : []),
    ...causes.flatMap(({ file, line, lines }) => [
      `  because of ${file}${line === undefined ? '' : `:${line}`}`,
      ...lines
        .filter((one) => !one.startsWith('@'))
        .slice(0, MAX_LINES_OF_CAUSE)
        .map((one) => `${one.slice(0, 1)}     ${one.slice(1, 160)}`),
    ]),
  ]
}

const textOf = (group: Group) =>
  [...linesOf(group), ...group.pages.map((page) => `  ${lineOf(page)}`)].join('\n')

/** Returns the comparison as text for people. */
export const asText = (diff: SiteDiff): string =>
  [
    ...groupsOf(diff).map((group) => `${group.title}\n${textOf(group)}`),
    diff.notes.join('\n'),
    headlineOf(diff),
  ]
    .filter(Boolean)
    .join('\n\n')

/** Returns the comparison for a comment on a pull request. Groups that do not fit are counted. */
export function asMarkdown(diff: SiteDiff): string {
  const groups = groupsOf(diff).map((group) => {
    const lines = textOf(group).replaceAll('~~~~', '~~~')
    return `<details><summary>${escapeXml(group.title)}</summary>\n\n~~~~diff\n${lines}\n~~~~\n\n</details>\n`
  })
  let text = [`### ${headlineOf(diff)}`, ...diff.notes, ''].join('\n\n')
  for (const [index, group] of groups.entries()) {
    const left = `${groups.length - index} further groups of changes are in the report.\n`
    if (Buffer.byteLength(text + group + left) > MAX_MARKDOWN_BYTES) return text + left
    text += group
  }
  return text
}
