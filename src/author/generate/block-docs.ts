import { blocksOf, typeOfBlock } from './author-types.ts'
import { isSchema, namesFor, partsOf, type JsonSchema } from './editor-schemas.ts'
import { isNameKind, nameKinds } from './known-names.ts'
import type { Schemas } from './load-schemas.ts'

/** Every option of every block, as Markdown: what it is, what it takes, what stands where it is left out, and an example. */
export function blockDocs(page: JsonSchema, { examples }: Pick<Schemas, 'examples'>): string {
  const shown = new Map(
    Object.entries(examples).map(([type, exported]) => [type, Object.values(exported)[0]?.default.block]),
  )
  const blocks = blocksOf(page).toSorted((one, other) =>
    typeOfBlock(one).localeCompare(typeOfBlock(other), 'en'),
  )
  return [
    head,
    blocks.map((block) => `[${typeOfBlock(block)}](#${typeOfBlock(block)})`).join(' · '),
    ...blocks.map((block) => section(block, shown.get(typeOfBlock(block)))),
    '',
  ].join('\n\n')
}

const head = `<!-- Made by \`npm run schemas\` from the schemas, their comments and the blocks' examples: what is edited here is lost. -->

# Blocks and their options

A page's \`blocks\` are these, in any order. Under "left out" stands what an option then is: a value, nothing, or \`needed\` where
it may not be left out. The kind of the page (\`page-configs/kinds.ts\`) may give an option another default. The examples are
those that each block's tests begin with.`

function section(block: JsonSchema, example: unknown): string {
  const rows = rowsOf(block).map((cells) => `| ${cells.map(cell).join(' | ')} |`)
  const table = ['| option | takes | left out | what it is |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
  const shown = ['```json', JSON.stringify(example, null, 2), '```'].join('\n')
  return [`## ${typeOfBlock(block)}`, block.description ?? '', table, shown].join('\n\n')
}

/** The options of an object and, under their path, of what lies in them. */
function rowsOf(node: JsonSchema, path = ''): string[][] {
  const own = partsOf({ properties: node.properties ?? {} }).flatMap(({ key = '', part }) => {
    const at = path + key
    const usual = 'default' in part ? `\`${JSON.stringify(part.default)}\`` : ''
    const left = node.required?.includes(key) ? 'needed' : usual
    return [[`\`${at}\``, inWords(part), left, part.description ?? ''], ...rowsOf(part, `${at}.`)]
  })
  // What a list holds, and what there is to choose from, stands under the same name.
  const inner = partsOf({ ...node, properties: {} }).flatMap(({ part }) =>
    rowsOf(part, node.type === 'array' ? path.replace(/\.$/, '[].') : path),
  )
  const seen = new Set<string>()
  return [...own, ...inner].filter(([name = '']) => !seen.has(name) && seen.add(name))
}

/** In words, what may stand there. */
function inWords(node: JsonSchema): string {
  const { anyOf, oneOf, prefixItems, items, enum: values, type, minimum, maximum, minItems, maxItems } = node
  const names = namesFor(node)
  if (names !== undefined && isNameKind(names)) return nameKinds[names]
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  const choices = anyOf ?? oneOf
  if (choices) {
    const named = choices.some((part) => isSchema(part) && namesFor(part) !== undefined)
    // A name is a text; that any other text is taken too is for editors to know.
    const told = choices.filter((part) => !named || !isSchema(part) || part.type !== 'string')
    return [...new Set(told.map(partInWords))].join(' or ')
  }
  if (prefixItems) return `a list of ${prefixItems.map(partInWords).join(' and ')}`
  if (type === 'array') return `a list of${amount(minItems, maxItems)} ${plural(partInWords(items))}`
  if (type === 'integer') return `a whole number${range(minimum, maximum)}`
  return plainTypes[String(type)] ?? 'anything'
}

const plainTypes: Record<string, string> = {
  boolean: '`true` or `false`',
  null: '`null`',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

const partInWords = (part: unknown) => (isSchema(part) ? inWords(part) : 'anything')
const plural = (words: string) => words.replace(/^an? ([\w ]+?)\b(?=$|,| from| or| under| of)/, '$1s')

function amount(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return ''
  return least === most ? ` ${least}` : ` at least ${least}`
}

function range(least = -Infinity, most = Infinity): string {
  const [low, high] = [least > Number.MIN_SAFE_INTEGER, most < Number.MAX_SAFE_INTEGER]
  if (low && high) return ` from ${least} to ${most}`
  return low ? ` of at least ${least}` : ''
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
