import type { BlockOf } from '../../schemas/blocks/index.ts'
import { defineBlock } from '../contract/define-block.ts'

export const sheetBlock = defineBlock({
  type: 'sheet',
  bind: bindSheet,
  views: { view: () => import('./view.tsx') },
})

/** Returns the config's sheet. */
export function bindSheet(options: BlockOf<'sheet'>) {
  const { heading, lead, fields, columns, rows, signatures, note, link, more, less } = options
  return { heading, props: { lead, fields, columns, rows, signatures, note, link, more, less } }
}
