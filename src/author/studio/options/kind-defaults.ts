import type { Kinds } from '../../../../schemas/kinds.ts'
import { blockDefaults } from '../../../site/config/fill-kind-defaults.ts'
import type { GroupShape } from './block-shapes.ts'
import { entriesOf, isSame } from './values.ts'

/** Returns the shape of a block in which the defaults of the page's kind replace those of the schema. */
export function withKindDefaults(
  shape: GroupShape,
  block: unknown,
  kind: Kinds[string] | undefined,
): GroupShape {
  const defaultsOf = (one: unknown) => (kind ? blockDefaults(one, kind) : {})
  const options = defaultsOf(block)
  const elsewhere = defaultsOf(Object.fromEntries(entriesOf(block).filter(([key]) => key !== 'section')))
  const fields = shape.fields.map((field) => {
    if (Object.hasOwn(options, field.key)) return { ...field, preset: options[field.key], isRequired: false }
    // The kind chooses its defaults by the written section, so a block keeps its section if they depend on it.
    return field.key === 'section' && !isSame(options, elsewhere) ? { ...field, preset: undefined } : field
  })
  return { ...shape, fields }
}
