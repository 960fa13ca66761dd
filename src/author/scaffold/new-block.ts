import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuthorError } from '../../util/author-error.ts'
import { engineOf } from '../../util/engine-of.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import { blockFiles, ownBlockFiles } from './block-files.ts'
import { camel } from './names.ts'
import { newPlan, type Plan } from './plan.ts'

/** The lists of schemas and of blocks: a line each, sorted. */
const schemaList = 'schemas/blocks/definitions.ts'
const blockList = 'block-library/definitions.ts'

/** Plans a new type of block for a section's items: schema, definition, view, examples, and entries in both lists. */
export function newBlock(root: string, type: string): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new AuthorError('The name of a block must be lower case words joined by hyphens', [])
  if (engineOf(root) !== root) return newOwnBlock(root, type)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return newPlan({
    creates: blockFiles(type),
    edits: new Map([
      [schemaList, withLine(read(schemaList), exportLine(`${camel(type)}Schema`, type, `./${type}.ts`))],
      [blockList, withLine(read(blockList), exportLine(`${camel(type)}Block`, type, `./${type}/block.ts`))],
    ]),
    notes: [
      `Its options are in schemas/blocks/${type}.ts, its view in block-library/${type}/`,
      `A page shows it as { type: '${type}', section: 1 }`,
    ],
  })
}

/** Plans a block of a site's own. Its folder is its entry in the registry. */
function newOwnBlock(root: string, type: string): Plan {
  if (existsSync(join(engineOf(root), 'block-library', type, 'block.ts')))
    throw new AuthorError(`The engine has a block named ${type}: choose another name`, [])
  return newPlan({
    creates: ownBlockFiles(type, ownBlocksFolder(root)),
    notes: [`A page shows it as { type: '${type}', section: 1 }`, 'npm run workbench shows its examples'],
  })
}

/** A list with one line more. Its lines are sorted by the type that they name. */
function withLine(list: string, line: string): string {
  const lines = list.trimEnd().split('\n')
  const next = lines.findIndex((other) => typeIn(other) > typeIn(line))
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, line).join('\n')}\n`
}

const typeIn = (line: string) => / as '?([\w-]+)/.exec(line)?.[1] ?? ''

const exportLine = (name: string, type: string, file: string) =>
  `export { ${name} as ${type.includes('-') ? `'${type}'` : type} } from '${file}'`
