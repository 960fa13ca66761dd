import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'

export const specTableBlock = defineBlock({
  type: 'spec-table',
  bind: bindSpecTable,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(1, 30),
})

/** Returns the config's rows. The section's items replace rows with the same name; the others are added at the end. */
export function bindSpecTable(options: BlockOf<'spec-table'>, { section: find }: BindContext) {
  const { heading, section, lead, table, typical, more, less, link } = options
  const sent = (section === undefined ? undefined : find(section))?.items ?? []
  const items = sent.map(({ title, description }) => ({ name: title, note: undefined, cells: [description] }))
  const ofName = (name: string) => items.find((item) => item.name === name)
  const known = new Set(table.rows.map(({ name }) => name))
  const rows = [
    ...table.rows.map((row) => ({ ...row, cells: ofName(row.name)?.cells ?? row.cells })),
    ...items.filter(({ name }) => !known.has(name)),
  ]
  const stated = rows.flatMap(({ name, cells: [value] }) =>
    value === undefined || value === table.unknown ? [] : [{ name, value }],
  )
  return {
    heading,
    facts: table.columns.length === 1 ? stated : undefined,
    props: { lead, columns: table.columns, rows, typical, more, less, link },
  }
}
