import { pageSchema } from '../../../../schemas/page.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import { schemaMap } from '../../../site/config/schema-map.ts'
import { childOf } from '../../../util/document-order.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import type { Change } from '../../protocol/protocol.ts'
import { freeId } from './block-changes.ts'
import { sample } from '../../scaffold/sample.ts'
import { sampleSections } from '../../scaffold/sample-content.ts'
import type { NamedExample } from '../blocks/examples.ts'
import { examplesOf } from '../blocks/examples.ts'

type Json = Extract<Change, { do: 'set' }>['value']

/** A block to add, and the section with its content if it shows one. */
interface Chosen {
  file: string
  /** The block's id on the page. */
  id: string
  block: Json
  section?: { file: string; value: Json }
}

/**
 * Returns the block of an example for a page, with its texts as samples. If the example shows a section, the page's content file gets a sample of
 * it under the next free number. An id that the page has gets a number. Content of another host cannot be written here.
 */
export function newBlock(
  { type, example }: NamedExample,
  { file, config, answer, host }: PageSource,
  ids: string[],
): Chosen {
  const { section, id: _, ...options }: Record<string, unknown> = Object(withSamples(example.block))
  const named = example.block.id ?? type
  const content = childOf(config, 'content')
  const [endpoint, prefix] = [childOf(content, 'endpoint'), childOf(content, 'prefix')]
  const free = freeId(named, ids)
  const id = free === type ? {} : { id: free }
  const isSent = host === '' && typeof endpoint === 'string' && typeof prefix === 'string'
  if (section === undefined || !isSent) return { file, id: free, block: plain({ ...options, ...id }) }
  const isNamed = typeof section === 'string'
  const number = freeNumber(config, answer, prefix)
  const used = isNamed ? section : number
  const key = `${prefix}_${isNamed ? section : `section${number}`}`
  const block = { ...options, section: used, ...id }
  const made = sampleSections({ [type]: { examples: examplesOf(type) } }, picturesIn(answer))(options, key)
  return {
    file,
    id: free,
    block: plain(block),
    section: { file: `content/api/${endpoint}.json`, value: plain(made) },
  }
}

/** Marks the texts of a block that visitors read as samples. */
function withSamples(block: object): unknown {
  const page = schemaMap(pageSchema)
  const shown = textsIn('', block).filter(({ path }) =>
    page.shownAt(['blocks', 0, ...path], { blocks: [block] }),
  )
  return withTexts(block, new Map(shown.map(({ path, text }) => [JSON.stringify(path), sample(text)])))
}

/** Returns a value as its file will hold it, without properties that are undefined. */
const plain = (value: object): Json => JSON.parse(JSON.stringify(value))

/** Returns the first number that no section of the answer and no block has. */
function freeNumber(config: unknown, answer: unknown, prefix: string): number {
  const blocks: unknown = childOf(config, 'blocks')
  const used = new Set<unknown>([
    ...(Array.isArray(answer) ? answer.map((entry: unknown) => childOf(entry, 'section')) : []),
    ...(Array.isArray(blocks) ? blocks.map((block: unknown) => childOf(block, 'section')) : []),
  ])
  let number = 1
  while (used.has(number) || used.has(`${prefix}_section${number}`)) number += 1
  return number
}

/** Returns the pictures of a page's content, which samples show. */
function picturesIn(answer: unknown): string[] {
  const found = JSON.stringify(answer ?? null).match(/pictures\/[\w.-]+/g) ?? []
  return [...new Set(found)]
}
