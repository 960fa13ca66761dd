import { blockSchema } from '../../../schemas/blocks/index.ts'
import type { Kinds } from '../../../schemas/kinds.ts'
import { blocksOf, typeOfBlock } from '../generate/author-types.ts'
import { editorSchemas, type JsonSchema } from '../generate/editor-schemas.ts'
import type { Schemas } from '../generate/load-schemas.ts'
import { sample } from './sample.ts'

type Block = Record<string, unknown> & { type: string }

/** The blocks of a new page. */
export interface Composition {
  /** As its author would write them: without what is usual on pages of the kind. */
  blocks: Block[]
  /** The numbers of the sections that they show, with all that is usual filled in. */
  shown: { block: Block; section: number | 'faq_section' }[]
  /** Types that are usual too and need more than a sample can say, with the options that they need. */
  leftOut: string[]
}

/** What opens, explains and closes a page, whatever its kind. */
const frame = new Set(['hero', 'breadcrumb', 'faq', 'cta-banner'])
/** In the middle of a page of a kind to which nothing is usual. */
const plain: Block[] = [
  { type: 'intro', section: 2 },
  { type: 'cards', section: 3 },
]

/** Composes a page of what is usual on pages of its kind, between a hero, questions and a call to action. */
export function composePage(
  usual: Kinds[string]['usual'],
  title: string,
  schemas: Schemas,
  picture?: string,
): Composition {
  const leftOut: string[] = []
  const known = blocksOf(editorSchemas(schemas).get('page') ?? {})
  const middle = usual.flatMap(({ block, options }) => {
    if (frame.has(block.type)) return []
    const needs = neededOptions(known, block.type).filter((key) => !(key in options) && !(key in block))
    if (needs.length > 0) {
      leftOut.push(`${block.type} (its ${needs.join(', ')})`)
      return []
    }
    return [{ block: { ...block }, options }]
  })
  const numbers = middle.flatMap(({ options }) =>
    typeof options.section === 'number' ? [options.section] : [],
  )
  let next = Math.max(1, ...numbers)
  const parts = middle.length > 0 ? middle : plain.map((block) => ({ block, options: {} }))
  const placed = parts.map(({ block, options }) => {
    const filled: Block = { ...block, ...options }
    if (filled.section === undefined && !blockSchema.safeParse(filled).success)
      block = { ...block, section: ++next }
    return { block, filled: { ...filled, ...block } }
  })
  const inOrder = placed.toSorted((one, other) => Number(one.filled.section) - Number(other.filled.section))
  const heroHasSection = !inOrder.some(({ filled }) => filled.section === 1)
  const button = { label: sample('what the button says') }
  const hero: Block = heroHasSection
    ? { type: 'hero', section: 1, button }
    : { type: 'hero', heading: title, ...(picture !== undefined && { picture: { src: picture } }), button }
  const closing: Block = { type: 'cta-banner', heading: sample('what the visitor should do now'), button }
  return {
    blocks: [hero, { type: 'breadcrumb' }, ...inOrder.map(({ block }) => block), { type: 'faq' }, closing],
    shown: [
      ...(heroHasSection ? [{ block: hero, section: 1 }] : []),
      ...inOrder.flatMap(({ filled }) =>
        typeof filled.section === 'number' ? [{ block: filled, section: filled.section }] : [],
      ),
      { block: { type: 'faq' }, section: 'faq_section' as const },
    ],
    leftOut,
  }
}

/** The options that a block cannot do without, but for its type and its section. */
function neededOptions(known: JsonSchema[], type: string): string[] {
  const block = known.find((one) => typeOfBlock(one) === type)
  return (block?.required ?? []).filter((key) => key !== 'type')
}
