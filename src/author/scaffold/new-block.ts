import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuthorError } from '../../util/author-error.ts'
import { engineOf } from '../../util/engine-of.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import { pascal } from './names.ts'
import { newPlan, type Plan } from './plan.ts'

/** Plans a new type of block of the site from `template/block`, for a section's items. Its folder is its entry in the registry. */
export function newBlock(root: string, type: string): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new AuthorError('The name of a block must be lower case words joined by hyphens', [])
  const engine = engineOf(root)
  if (existsSync(join(engine, 'block-library', type, 'block.ts')))
    throw new AuthorError(`The engine has a block named ${type}: choose another name`, [])
  const template = join(engine, 'template/block')
  const creates = new Map(
    readdirSync(template).map((file) => [
      `${ownBlocksFolder(root)}/${type}/${file}`,
      readFileSync(join(template, file), 'utf8')
        .replaceAll('new-block', type)
        .replaceAll('NewBlock', pascal(type)),
    ]),
  )
  return newPlan({
    creates,
    notes: [`A page shows it as { type: '${type}', section: 1 }`, 'npm run workbench shows its examples'],
  })
}
