import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { modulesIn } from '../../../site/config/import-configs.ts'
import { engineName, engineOf } from '../../../util/engine-of.ts'
import { ownBlocksFolder } from '../../../util/own-blocks.mjs'
import type { Judged } from './check-command.ts'

/** Checks the types of a site's configs with the compiler of the engine. */
export async function checkTypes(root: string): Promise<Judged> {
  const judged = `${modulesIn(root).length} files of TypeScript`
  if (!existsSync(join(root, 'tsconfig.json'))) {
    const content = `{ "extends": "${engineName}/tsconfig.json", "include": ["page-configs", "${ownBlocksFolder(root)}"] }`
    return { judged, problems: [`There is no tsconfig.json: write ${content}`] }
  }
  const { resolve } = createRequire(join(engineOf(root), 'package.json'))
  const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  return new Promise((settle) => {
    execFile(process.execPath, [compiler, '-p', '.', '--noEmit'], { cwd: root }, (error, stdout, stderr) => {
      settle({ judged, problems: error ? [(stdout + stderr).trim() || error.message] : [] })
    })
  })
}
