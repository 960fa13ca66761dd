import { sourceText } from '../../../lint/source-text.ts'
import { shapeIndex, type Shape } from './shape.ts'
import { entriesOf, isSame } from './values.ts'

/** Returns a block's config as source text for a page, without options that have their default. */
export const configSource = (block: unknown, shape: Shape): string => sourceOf(withoutDefaults(block, shape))

/** Returns a value as the editor writes it into a page. A comma ends it, as in the page's list of blocks. */
export const sourceOf = (value: unknown): string => `${sourceText(value, 'page.ts', '')},`

/** Removes options that have their default from a value. */
export function withoutDefaults(value: unknown, shape: Shape): unknown {
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(
        entriesOf(value).flatMap(([key, part]): [string, unknown][] => {
          const field = shape.fields.find((one) => one.key === key)
          if (!field) return [[key, part]]
          const lean = withoutDefaults(part, field.shape)
          const preset = withoutDefaults(field.preset, field.shape)
          return field.preset !== undefined && isSame(lean, preset) ? [] : [[key, lean]]
        }),
      )
    case 'list':
      return Array.isArray(value) ? value.map((part: unknown) => withoutDefaults(part, shape.item)) : value
    case 'either': {
      const mine = shape.shapes[shapeIndex(shape.shapes, value)]
      return mine ? withoutDefaults(value, mine) : value
    }
    default:
      return value
  }
}
