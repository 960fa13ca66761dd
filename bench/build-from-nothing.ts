import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { watchProcess, type Taken } from './watch-process.ts'

/**
 * Publishes a project from nothing, as on another machine, but with the pictures' cache. The output is in `build.log`
 * beside the project.
 */
export async function buildFromNothing(root: string, ...options: string[]): Promise<Taken> {
  for (const folder of ['dist', '.tmp']) await rm(join(root, folder), { recursive: true, force: true })
  const log = await open(`${root}-build.log`, 'w')
  try {
    const args = ['tools/run.mjs', 'build', ...options]
    return await watchProcess('node', args, root, process.env, ['ignore', log.fd, log.fd])
  } catch (error) {
    throw new Error(`Publishing failed: ${root}-build.log says why`, { cause: error })
  } finally {
    await log.close()
  }
}
