import type { Terminal } from '../command-line/terminal.ts'
import { AuthorError } from '../../util/author-error.ts'
import { finishPlan } from './finish-plan.ts'
import { projectToChange } from './project-to-change.ts'
import { renamePage } from './rename-page.ts'

/**
 * Runs `npm run rename -- /old /new`: moves a page, updates the links to it, and adds a redirect.
 * Throws an `AuthorError` if it cannot move the page.
 */
export async function renameCommand(
  [from, to, ...more]: string[],
  { root, log }: Pick<Terminal, 'root' | 'log'>,
): Promise<void> {
  if (!from?.startsWith('/') || !to?.startsWith('/') || more.length > 0)
    throw new AuthorError('npm run rename -- /the/old/address /the/new/address', [])
  const plan = renamePage(await projectToChange(root), from, to)
  for (const line of await finishPlan(root, plan)) log(line)
}
