import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { blockFiles } from './block-files.ts'
import { camel } from './names.ts'
import type { Plan } from './plan.ts'

/** Files that list the schemas and the definitions of all blocks. */
const schemaList = 'schemas/blocks/index.ts'
const blockList = 'block-library/blocks.ts'

/** Plans a new type of block for a section's items: schema, definition, view, examples, and entries in both lists. */
export function newBlock(root: string, type: string): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new AuthorError('The name of a block must be lower case words joined by hyphens', [])
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    creates: blockFiles(type),
    edits: new Map([
      [schemaList, withEntry(read(schemaList), `./${type}.ts`, `${camel(type)}Schema`)],
      [blockList, withEntry(read(blockList), `./${type}/block.ts`, `${camel(type)}Block`, type)],
    ]),
    removes: [],
    notes: [
      `Its options are in schemas/blocks/${type}.ts, its view in block-library/${type}/`,
      `A page shows it as { type: '${type}', section: 1 }`,
    ],
  }
}

/** Adds an import and an entry to the source of a list, both in alphabetical order. */
function withEntry(source: string, from: string, name: string, key?: string): string {
  const { program } = parseSync('list.ts', source)
  const edits: Edit[] = []
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  const next = imports.find((node) => node.source.value.startsWith('./') && node.source.value > from)
  const at = next?.start ?? (imports.at(-1)?.end ?? 0) + 1
  edits.push({ start: at, end: at, text: `import { ${name} } from '${from}'\n` })
  const put = (entries: readonly { start: number; end: number }[], entry: string) => {
    const after = entries.find(({ start }) => source.slice(start).replace(/^'/, '') > entry.replace(/^'/, ''))
    const place = after?.start ?? entries.at(-1)?.end ?? 0
    const text = after ? `${entry},\n` : `,\n${entry}`
    edits.push({ start: place, end: place, text })
  }
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const [, list] = given
      if (key !== undefined || callee.type !== 'MemberExpression' || list?.type !== 'ArrayExpression') return
      put(
        list.elements.filter((element) => element !== null),
        name,
      )
    },
    VariableDeclarator: ({ id, init }) => {
      if (key === undefined || id.type !== 'Identifier' || id.name !== 'all') return
      if (init?.type === 'ObjectExpression')
        put(init.properties, /^\w+$/.test(key) ? `${key}: ${name}` : `'${key}': ${name}`)
    },
  }).visit(program)
  return applyEdits(source, edits)
}
