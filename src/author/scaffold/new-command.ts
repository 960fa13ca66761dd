import { parseArgs } from 'node:util'
import { hasPresetWords } from '../../site/config/preset-words.ts'
import type { Terminal } from '../commands/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
import { localeOf } from './locale-of.ts'
import { newSite } from './new-site.ts'
import { newWords } from './new-words.ts'
import { openProject } from './open-project.ts'
import type { Plan } from './plan.ts'
import { planNew, type Ask } from './plan-new.ts'
import type { LoadSchemas } from './refresh.ts'
import { commands } from '../commands/commands.mjs'

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
  const carryOut = async (plan: Plan) => {
    for (const line of await finishPlan(root, plan, load)) log(line)
  }
  const locale = values.language === undefined ? undefined : localeOf(values.language)
  if (positionals[0] === 'site') {
    await carryOut(await newSite(root, locale ?? 'en', values.title))
    if (!hasPresetWords(locale ?? 'en')) await carryOut(newWords(await openProject(root)))
    return
  }
  const project = await openProject(root)
  if (positionals[0] === 'words') return carryOut(newWords(project, locale))
  await carryOut(await planNew(project, { what: positionals[0], ...values }, () => load(root), ask))
}
