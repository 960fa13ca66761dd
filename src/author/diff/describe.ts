import { escapeXml } from '../../publish/files/escape-xml.ts'
import { count } from '../../lint/say-findings.ts'
import { groupBy } from '../../util/group-by.ts'
import type { Bytes, Cause, Change, PageChange, SiteDiff } from './change.ts'

/** Maximum size of the Markdown. GitHub refuses longer comments. */
const MAX_MARKDOWN_BYTES = 60 * 1024
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
    pages.slice(0, 1).map(({ state, changes, causes }) => ({
      title: titleOf(pages.length, state, changes),
      causes,
      changes,
      pages,
    })),
  )
  const files = {
    title: `Files without a page: ${count(site.length, 'difference')}`,
    causes: [],
    changes: site,
    pages: [],
  }
  return [
    ...groups.toSorted((one, other) => other.pages.length - one.pages.length),
    ...(site.length > 0 ? [files] : []),
  ]
}

function titleOf(pages: number, state: PageChange['state'], changes: Change[]): string {
  const words = changes.reduce((sum, change) => sum + (change.words ?? 0), 0)
  const parts = [...groupBy(changes, ({ part }) => part)].map(([part, all]) =>
    part === 'words' ? count(words, 'word') : `${part} ${all.length}`,
  )
  const what = state === 'changed' ? parts.join(', ') : [state, ...parts].join(', ')
  return pages === 1 ? what : `the same on ${pages} pages: ${what}`
}

/** Returns the first line of a report. */
export function headlineOf({ base, pages, changed }: SiteDiff): string {
  if (changed.length === 0) return `No page changed: all ${pages} pages are as ${base} publishes them`
  const states = [...groupBy(changed, ({ state }) => state)].map(([state, some]) => `${some.length} ${state}`)
  return `${count(changed.length, 'page')} of ${pages} differ from ${base}: ${states.join(', ')}`
}

/** Returns one line about a page: its address, bytes and pixels. */
export function lineOf({ path, bytes, photos }: PageChange): string {
  const { before, after } = bytes
  const names = ['html', 'style', 'script', 'firstView'] as const
  const deltas = names.flatMap((name) => deltaOf(name, before, after))
  const pixels = photos.map(
    ({ width, regions }) => `${width} px: ${regions === 0 ? 'equal' : count(regions, 'region')}`,
  )
  return [path, deltas.join(', '), pixels.join(', ')].filter(Boolean).join('  ')
}

function deltaOf(name: keyof Bytes, before: Bytes | undefined, after: Bytes | undefined): string[] {
  const delta = (after?.[name] ?? 0) - (before?.[name] ?? 0)
  return delta === 0
    ? []
    : [`${name === 'firstView' ? 'first view' : name} ${delta > 0 ? '+' : ''}${delta} B`]
}

export const placeOf = ({ file, line }: Cause) => (line === undefined ? file : `${file}:${line}`)

/** Returns the lines of a group below its title. */
const linesOf = ({ causes, changes, pages }: Group): string[] => [
  ...changes.map(({ part, text }) => `  ${part}: ${text}`),
  ...causes.flatMap((cause) => [
    `  because of ${placeOf(cause)}`,
    ...cause.lines
      .filter((line) => !line.startsWith('@'))
      .slice(0, MAX_LINES_OF_CAUSE)
      .map((line) => `${line.slice(0, 1)}     ${line.slice(1, 160)}`),
  ]),
  ...pages.map((page) => `  ${lineOf(page)}`),
]

/** Returns the comparison as text for people. */
export const asText = (diff: SiteDiff): string =>
  [
    ...groupsOf(diff).map((group) => [group.title, ...linesOf(group)].join('\n')),
    diff.notes.join('\n'),
    headlineOf(diff),
  ]
    .filter(Boolean)
    .join('\n\n')

/** Returns the comparison for a comment on a pull request. Groups that do not fit are counted. */
export function asMarkdown(diff: SiteDiff): string {
  const groups = groupsOf(diff).map(
    (group) =>
      `<details><summary>${escapeXml(group.title)}</summary>\n\n~~~~diff\n${linesOf(group).join('\n').replaceAll('~~~~', '~~~')}\n~~~~\n\n</details>\n`,
  )
  const notes = diff.notes.map((note) => `${note}\n\n`).join('')
  let text = `### ${headlineOf(diff)}\n\n${notes}`
  for (const [index, group] of groups.entries()) {
    const left = `${groups.length - index} further groups of changes are in the report.\n`
    if (Buffer.byteLength(text + group + left) > MAX_MARKDOWN_BYTES) return text + left
    text += group
  }
  return text
}
