import type { Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const block = { type: 'blechrechner', heading: 'Wie viele Bleche?', pieces: 20 } as const

export const examples: Examples<typeof schema> = {
  default: { block },
  'kleines Blech': { block: { ...block, pieces: 8 } },
}
