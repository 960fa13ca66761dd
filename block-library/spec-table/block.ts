import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { SpecValue } from '../../schemas/blocks/spec-table.ts'
import { keepUnits } from '../../schemas/shared/keep-units.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const specTableBlock = defineBlock({
  type: 'spec-table',
  bind: bindSpecTable,
  views: { view: () => import('./view.tsx'), 'comparison-view': () => import('./comparison-view.tsx') },
  viewFor: ({ compare }) => compare && 'comparison-view',
})

/** Returns a value as text: words, or one or two figures with their unit. */
function valueText(value: SpecValue, unit: string | undefined, to: string, language: string): string {
  if (typeof value === 'string') return value
  const figures = [value].flat().map((figure) => figure.toLocaleString(language))
  return keepUnits([figures.join(` ${to} `), unit].filter(Boolean).join(' '))
}

/** Returns the config's rows. The section's items replace rows with the same name; the others are added at the end. */
export function bindSpecTable(options: BlockOf<'spec-table'>, { section: find, picture, site }: BindContext) {
  const { heading, section, lead, table, typical, more, less, link, sheet, compare } = options
  const sent = (section === undefined ? undefined : find(section))?.items ?? []
  const items = sent.map(({ title, description }) => ({ name: title, note: undefined, cells: [description] }))
  const ofName = (name: string) => items.find((item) => item.name === name)
  const { products, without, none, to } = table
  const shown = table.rows.filter(
    ({ key }) => !without.includes(key) && products.some(({ values }) => key in values),
  )
  const names = new Set(shown.map(({ name }) => name))
  const textOf = (value: SpecValue | undefined, unit: string | undefined) =>
    value === undefined ? none : valueText(value, unit, to, site.numbers ?? site.language)
  const rows = [
    ...shown.map(({ key, name, unit, note }) => ({
      name,
      note: compare ? undefined : (products[0]?.notes[key] ?? note),
      cells: ofName(name)?.cells ?? products.map(({ values }) => textOf(values[key], unit)),
    })),
    ...items.filter(({ name }) => !names.has(name)),
  ]
  const columns = products.map(({ name, to: page, preview }) => ({
    name,
    to: page,
    preview: picture(preview),
  }))
  return {
    heading,
    facts: compare ? undefined : rows.flatMap(({ name, cells: [value] }) => (value ? [{ name, value }] : [])),
    props: { lead, columns, rows, none, typical, more, less, link, sheet, compare },
  }
}
