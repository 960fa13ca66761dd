import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AuthorError } from '../../util/author-error.ts'
import { engineOf } from '../../util/engine-of.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import { ownBlockFiles } from './block-files.ts'
import { newPlan, type Plan } from './plan.ts'

/** Plans a new type of block of the site for a section's items: schema, definition, view, examples. Its folder is its entry in the registry. */
export function newBlock(root: string, type: string): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new AuthorError('The name of a block must be lower case words joined by hyphens', [])
  if (existsSync(join(engineOf(root), 'block-library', type, 'block.ts')))
    throw new AuthorError(`The engine has a block named ${type}: choose another name`, [])
  return newPlan({
    creates: ownBlockFiles(type, ownBlocksFolder(root)),
    notes: [`A page shows it as { type: '${type}', section: 1 }`, 'npm run workbench shows its examples'],
  })
}
