import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { SpecCell } from '../../schemas/blocks/spec-table.ts'
import { keepUnits } from '../../schemas/shared/keep-units.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const specTableBlock = defineBlock({
  type: 'spec-table',
  bind: bindSpecTable,
  views: { view: () => import('./view.tsx'), 'comparison-view': () => import('./comparison-view.tsx') },
  viewFor: ({ compare }) => compare && 'comparison-view',
})

/** Returns a cell as text: words, or one or two figures with their unit. */
export function cellText(cell: SpecCell, to: string, language: string): string {
  if (typeof cell === 'string') return cell
  const figures = cell.figures.map((figure) => figure.toLocaleString(language))
  return keepUnits([figures.join(` ${to} `), cell.unit].filter(Boolean).join(' '))
}

/** Returns the config's rows. The section's items replace rows with the same name; the others are added at the end. */
export function bindSpecTable(options: BlockOf<'spec-table'>, { section: find, picture, site }: BindContext) {
  const { heading, section, lead, table, typical, more, less, link, sheet, compare } = options
  const sent = (section === undefined ? undefined : find(section))?.items ?? []
  const items = sent.map(({ title, description }) => ({ name: title, note: undefined, cells: [description] }))
  const ofName = (name: string) => items.find((item) => item.name === name)
  const names = new Set(table.rows.map(({ name }) => name))
  const textOf = (cell: SpecCell) => cellText(cell, table.to, site.numbers ?? site.language)
  const rows = [
    ...table.rows.map((row) => ({ ...row, cells: ofName(row.name)?.cells ?? row.cells.map(textOf) })),
    ...items.filter(({ name }) => !names.has(name)),
  ]
  const columns = table.columns.map((column) => ({ ...column, preview: picture(column.preview) }))
  return {
    heading,
    facts: compare ? undefined : rows.flatMap(({ name, cells: [value] }) => (value ? [{ name, value }] : [])),
    props: { lead, columns, rows, none: table.none, typical, more, less, link, sheet, compare },
  }
}
