import type { Kinds } from '../../../schemas/kinds.ts'
import { childOf } from '../../util/document-order.ts'

/**
 * A page as its author wrote it, with what they left out filled in: its kind is that of its folder of `page-configs/`, and
 * its blocks take what is usual on pages of their kind.
 */
export function fillUsual(page: unknown, kinds: Kinds, folder?: string): unknown {
  const [own, blocks] = [childOf(page, 'type'), childOf(page, 'blocks')]
  const type = own ?? Object.keys(kinds).find((kind) => folder && kinds[kind]?.pages?.folder === folder)
  const usual = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type]?.usual : undefined
  if (!usual || !Array.isArray(blocks)) return page
  return { type, ...Object(page), blocks: blocks.map((block: unknown) => filled(block, usual)) }
}

function filled(block: unknown, usual: Kinds[string]['usual']): unknown {
  if (typeof block !== 'object' || block === null) return block
  const entry = usual.find(({ block: told }) =>
    Object.entries(told).every(([key, value]) => childOf(block, key) === value),
  )
  const absent = Object.entries(entry?.options ?? {}).filter(([key]) => !(key in block))
  return { ...block, ...Object.fromEntries(absent) }
}
