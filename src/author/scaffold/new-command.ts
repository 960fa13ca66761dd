import { parseArgs } from 'node:util'
import type { Project } from '../../site/config/project.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { readProject } from '../../site/config/read-project.ts'
import type { Terminal } from '../commands/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
import { newSite } from './new-site.ts'
import { newWords } from './new-words.ts'
import { openProject } from './open-project.ts'
import { planNew, type Wishes } from './plan-new.ts'
import type { LoadSchemas } from './refresh.ts'
import { commands } from '../commands/commands.mjs'

/** Asks for the missing wishes. Returns undefined if the author cancels. */
export type Ask = (project: Project, given: Wishes) => Promise<Wishes | undefined>

interface Means {
  /** Asks for missing wishes. Default: a missing wish is an error. */
  ask?: Ask | undefined
  load?: LoadSchemas
}

/** Runs `npm run new`. Throws an `AuthorError` if it cannot write. */
export async function newCommand(
  args: string[],
  { root, log }: Pick<Terminal, 'root' | 'log'>,
  { ask, load = loadSchemas }: Means = {},
): Promise<void> {
  const { values, positionals } = parseArgs({ args, ...commands.new })
  if (positionals[0] === 'site') {
    const plan = await newSite(root, values.language, values.title)
    for (const line of await finishPlan(root, plan, load)) log(line)
    return
  }
  if (positionals[0] === 'words') {
    const plan = newWords(await readProject(root, importConfigs(root)), values.language)
    for (const line of await finishPlan(root, plan, load)) log(line)
    return
  }
  const project = await openProject(root)
  const given: Wishes = { what: positionals[0], ...values }
  const wishes = ask ? await ask(project, given) : given
  if (!wishes) return
  const plan = await planNew(project, wishes, () => load(root))
  for (const line of await finishPlan(root, plan, load)) log(line)
}
