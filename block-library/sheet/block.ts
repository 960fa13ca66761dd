import type { BlockOf } from '../../schemas/blocks/index.ts'
import { defineBlock } from '../contract/define-block.ts'

export const sheetBlock = defineBlock({
  type: 'sheet',
  bind: bindSheet,
  views: { view: () => import('./view.tsx') },
})

/** Returns the config's sheet. */
export function bindSheet(options: BlockOf<'sheet'>) {
  const { heading, lead, fields, columns, rows, signatures, note, link, folded, more, less } = options
  /** Whether each row has a field in the column: a phone, which nobody writes on, leaves it out. */
  const blank = columns.map((_, index) => index > 0 && rows.every(({ cells }) => cells[index - 1] === ''))
  return {
    heading,
    props: { lead, fields, columns, blank, rows, signatures, note, link, fold: folded && { more, less } },
  }
}
