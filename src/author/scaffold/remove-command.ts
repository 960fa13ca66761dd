import { parseArgs } from 'node:util'
import { AuthorError } from '../../util/author-error.ts'
import { commands } from '../command-line/commands.mjs'
import type { Terminal } from '../command-line/terminal.ts'
import { finishPlan } from './finish-plan.ts'
import { projectToChange } from './project-to-change.ts'
import { removePage } from './remove-page.ts'

/** Runs `npm run remove -- /address`. Throws an `AuthorError` if it cannot remove the page. */
export async function removeCommand(
  args: string[],
  { root, log }: Pick<Terminal, 'root' | 'log'>,
): Promise<void> {
  const { values, positionals } = parseArgs({ args, ...commands.remove })
  const [address, ...more] = positionals
  const usage = new AuthorError('npm run remove -- /the/address --to /another/address, or --gone', [])
  if (!address?.startsWith('/') || more.length > 0) throw usage
  const plan = await removePage(await projectToChange(root), address, values.to)
  if ((values.to === undefined) !== values.gone) throw usage
  for (const line of await finishPlan(root, plan)) log(line)
}
