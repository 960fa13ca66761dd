import { pageSchema } from '../../../../schemas/page.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import { jsonSchemaOf, schemaMap, schemasBelow } from '../../../site/config/schema-map.ts'
import { childOf } from '../../../util/document-order.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import { freeId } from './block-changes.ts'
import { plain, type Json } from './value-changes.ts'
import { sample } from '../../scaffold/sample.ts'
import { sampleSections } from '../../scaffold/sample-content.ts'
import type { AnyBlock } from '../blocks/example-page.ts'
import type { NamedExample } from '../blocks/examples.ts'
import { examplesOf } from '../blocks/examples.ts'

/** A block to add, and the section with its content if it shows one. */
interface Chosen {
  file: string
  id: string
  block: Json
  section?: { file: string; value: Json }
  /** The page's source of content, if it had none. */
  content?: Json
}

/**
 * Returns the block of an example for a page, with its texts as samples. If the example shows a section, the page's content file gets a sample of
 * it under the next free number; a page without content gets a file of its name. An id that the page has gets a number. Content of another host
 * cannot be written here.
 */
export function blockToAdd(
  { type, example }: NamedExample,
  { file, config, answer, host }: PageSource,
  ids: string[],
  names: KnownNames = {},
): Chosen {
  const filled = withOwnNames(withSamples(example.block), names)
  const { section = usualSection(example.block), id: _, ...options }: Record<string, unknown> = Object(filled)
  const named = example.block.id ?? type
  const written = childOf(config, 'content')
  const content = written ?? contentNamed(childOf(config, 'name') ?? nameOf(file))
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
    ...(written === undefined && { content: plain(content) }),
  }
}

/** Returns a name for the content of a page without a name: the path of its file below `page-configs/`. */
const nameOf = (file: string) =>
  file
    .replaceAll(/^page-configs\/(?:general\/)?|\.\w+$/g, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Returns the source of content of a page that has none. */
const contentNamed = (name: unknown) => ({
  endpoint: String(name),
  prefix: String(name).replaceAll('-', '_'),
})

/** Returns an example as the palette shows it: with the samples that are added in place of its texts. */
export function sampledExample({ type, example }: NamedExample): AnyBlock {
  const made = sampleSections({ [type]: { examples: examplesOf(type) } }, picturesIn(example.sections))
  const block = withSamples(example.block)
  const key = childOf(example.sections?.[0], 'section')
  return {
    ...example,
    block,
    ...(typeof key === 'string' && { sections: [made({ ...example.block }, key)] }),
  }
}

/** Replaces the texts of a block that visitors read by samples, which name the option: `SAMPLE: button label`. */
function withSamples(block: object): unknown {
  const page = schemaMap(pageSchema)
  const shown = textsIn('', block).filter(({ path }) =>
    page.shownAt(['blocks', 0, ...path], { blocks: [block] }),
  )
  return withTexts(block, new Map(shown.map(({ path }) => [JSON.stringify(path), sample(wordsOf(path))])))
}

/** Returns the path of an option in words: `rows 2 title`. */
const wordsOf = (path: PropertyKey[]) =>
  path
    .map((key) =>
      typeof key === 'number'
        ? key + 1
        : String(key).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' ')

/** Returns the name of the section that a block shows if it names none. */
function usualSection(block: { type: string }): unknown {
  const blocks = schemasBelow([jsonSchemaOf(pageSchema)], 'blocks', [])
  const section = schemasBelow(blocks, 0, block)[0]?.properties?.section
  return childOf(section, 'default')
}

/** Names of the site's own files, by their kind. */
export type KnownNames = Partial<Record<string, string[]>>

/** Returns a block of an example in which addresses and pictures that the site lacks are others of the site. */
function withOwnNames(
  block: unknown,
  { address = [], picture = [], contentPicture = [] }: KnownNames,
): unknown {
  const roots = address.flatMap((path) => /^(\/[^/]+)\/./.exec(path)?.[1] ?? [])
  const namesFor = (text: string, key: PropertyKey | undefined) => {
    if (text.startsWith('/media/')) return picture
    if (text.startsWith('pictures/')) return contentPicture
    if (!text.startsWith('/')) return []
    return key === 'root' ? roots : address
  }
  const replaced = textsIn('', block).flatMap(({ path, text }, index) => {
    const names = namesFor(text, path.at(-1))
    const name = names.includes(text) ? undefined : names[index % names.length]
    return name === undefined ? [] : [[JSON.stringify(path), name] as const]
  })
  return withTexts(block, new Map(replaced))
}

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
  const paths = JSON.stringify(answer ?? null).match(/pictures\/[\w.-]+/g) ?? []
  return [...new Set(paths)]
}
