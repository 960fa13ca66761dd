import type { Kinds } from '../../../schemas/kinds.ts'
import { isObject } from '../../../schemas/shared/describe-value.ts'
import { childOf } from '../../util/document-order.ts'
import { nameOfFile } from './page-address.ts'

/**
 * Fills in values that a page omits. Its file gives the name, its folder the kind, and its kind the texts and block
 * options.
 */
export function fillKindDefaults(page: unknown, kinds: Kinds, file = ''): unknown {
  if (!isObject(page)) return page
  // A page with the former key `type` gets one problem, which names the new key.
  const name = childOf(page, 'kind') ?? childOf(page, 'type') ?? kindOfFolder(file, kinds)
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const { states = {}, blocks }: { states?: unknown; blocks?: unknown } = page
  return {
    ...(file && { name: nameOfFile(file) }),
    ...(name !== undefined && !('type' in page) && { kind: name }),
    ...page,
    ...(kind && isObject(states) && { states: { ...kind.states, ...states } }),
    ...(kind &&
      Array.isArray(blocks) && {
        blocks: blocks.map((block: unknown) =>
          isObject(block) ? { ...blockDefaults(block, kind), ...block } : block,
        ),
      }),
  }
}

/** Returns the kind whose folder holds a file. */
const kindOfFolder = (file: string, kinds: Kinds) =>
  Object.keys(kinds).find((kind) => file.startsWith(`page-configs/${kinds[kind]?.pages?.folder}/`))

/** Returns the options that a block takes from its kind of page if it omits them. */
export function blockDefaults(block: unknown, { defaults }: Kinds[string]): Record<string, unknown> {
  const [type, section] = [childOf(block, 'type'), childOf(block, 'section')]
  const entries = defaults.filter((entry) => entry.block.type === type)
  if (entries.length === 0) return {}
  // A section is a number, a text or an object with one key. The workbench runs this in the browser, which has no
  // `node:util`.
  const written = JSON.stringify(section)
  const entry =
    entries.find(
      (candidate) => section !== undefined && JSON.stringify(candidate.block.section) === written,
    ) ?? entries.find((candidate) => candidate.block.section === undefined)
  return entry?.options ?? {}
}
