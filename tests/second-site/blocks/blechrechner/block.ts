import { defineBlock, type OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'blechrechner',
  bind: bindTrays,
  views: { view: () => import('./view.tsx') },
})

/** Returns the words of the field, and the pieces of a tray. */
export function bindTrays({ heading, pieces, label, result }: OptionsOf<typeof schema>) {
  return { heading, props: { pieces, label, result } }
}
