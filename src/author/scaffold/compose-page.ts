import type { Project } from '../../site/config/project.ts'
import { blockDefaults } from '../../site/config/fill-kind-defaults.ts'
import { childOf } from '../../util/document-order.ts'
import { blocksOf, typeOfBlock } from '../generate/author-types.ts'
import { editorSchemas } from '../generate/editor-schemas.ts'
import type { Schemas } from '../generate/load-schemas.ts'
import { sample } from './sample.ts'

type Block = Record<string, unknown> & { type: string }

/** The blocks of a new page. */
export interface Composition {
  /** Blocks as their author would write them. */
  blocks: Block[]
  /** Blocks that show a section of the content. */
  shown: { block: Block; section: number | string }[]
  /** Blocks of the kind's layout for which no sample exists, each with its missing required options. */
  omitted: string[]
}

/** Parts of a new page that depend on the other pages of the site. */
interface Supplied {
  /** Picture of the hero. */
  picture?: string | undefined
  /** Options that no sample can fill, by the type of their block. */
  options?: Record<string, object> | undefined
}

/** Layout for a kind without a folder, or without pages in its folder. */
const plain: Block[] = [
  { type: 'hero', section: 1 },
  { type: 'breadcrumb' },
  { type: 'intro', section: 2 },
  { type: 'cards', section: 3 },
  { type: 'faq' },
  { type: 'cta-banner' },
]

/** A text that is long enough for the rule `empty-page`, for a page without content. */
const openingText =
  'what the page is about and for whom it is written. Say also what a visitor finds here and what to do next, in about thirty words.'

/** Composes a page with the most frequent layout of its kind. Texts that come from no section are samples. */
export function composePage(
  project: Project,
  kind: string,
  title: string,
  schemas: Schemas,
  { picture, options }: Supplied = {},
): Composition {
  const required = new Map(
    blocksOf(editorSchemas(schemas).get('page') ?? {}).map((block) => [
      typeOfBlock(block),
      block.required ?? [],
    ]),
  )
  const button = { label: sample('what the button says') }
  const layout = layoutOf(project, kind)
  const isWordless = layout.every(({ type, section }) => type !== 'faq' && section === undefined)
  const opening = {
    heading: title,
    ...(isWordless && { text: sample(openingText) }),
    ...(picture !== undefined && { picture: { src: picture } }),
  }
  const omitted: string[] = []
  const defaults = project.config.kinds[kind]
  const blocks = layout.flatMap(({ type, variant, section }): Block[] => {
    if (type === 'hero') return [{ type, ...(typeof section === 'number' ? { section } : opening), button }]
    if (type === 'faq') return [{ type, section: 'faq_section' }]
    if (type === 'cta-banner') return [{ type, heading: sample('what the visitor should do now'), button }]
    const block = {
      type,
      ...(variant !== undefined && { variant }),
      ...(typeof section === 'number' && { section }),
      ...options?.[type],
    }
    const filled = { ...(defaults && blockDefaults(block, defaults)), ...block }
    const missing = required.get(type)?.filter((key) => !(key in filled)) ?? []
    if (missing.length === 0) return [block]
    omitted.push(`${type} (its ${missing.join(', ')})`)
    return []
  })
  const shown = blocks.flatMap((block) => {
    const { section } = block
    return typeof section === 'number' || typeof section === 'string' ? [{ block, section }] : []
  })
  return { blocks, shown, omitted }
}

/** Returns the most frequent layout among the pages of a kind. */
function layoutOf({ addresses, config }: Project, kind: string): Block[] {
  const folder = config.kinds[kind]?.pages?.folder
  const layouts = addresses.flatMap(({ file, input }) => {
    const blocks = childOf(input, 'blocks')
    return folder !== undefined && file.startsWith(`page-configs/${folder}/`) && Array.isArray(blocks)
      ? [blocks.filter(isBlock)]
      : []
  })
  const keys = layouts.map((blocks) => blocks.map(({ type }) => type).join())
  const counts = keys.map((key) => keys.filter((other) => other === key).length)
  return layouts[counts.indexOf(Math.max(...counts))] ?? plain
}

const isBlock = (block: unknown): block is Block => typeof childOf(block, 'type') === 'string'
