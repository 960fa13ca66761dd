import { parseArgs } from 'node:util'
import { hasPresetWords } from '../../site/config/preset-words.ts'
import type { Terminal } from '../command-line/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
import { localeOf } from './locale-of.ts'
import { newSite } from './new-site.ts'
import { newWords } from './new-words.ts'
import { projectToChange } from './project-to-change.ts'
import type { Plan } from './plan.ts'
import { planNew, type Ask } from './plan-new.ts'
import { commands } from '../command-line/commands.mjs'

/** Runs `npm run new`. Asks for missing options with `ask`. Throws an `AuthorError` if it cannot write. */
export async function newCommand(
  args: string[],
  { root, log }: Pick<Terminal, 'root' | 'log'>,
  ask?: Ask,
): Promise<void> {
  const { values, positionals } = parseArgs({ args, ...commands.new })
  const carryOut = async (plan: Plan) => {
    for (const line of await finishPlan(root, plan)) log(line)
  }
  const locale = values.language === undefined ? undefined : localeOf(values.language)
  if (positionals[0] === 'site') {
    await carryOut(await newSite(root, locale ?? 'en', values.title))
    if (!hasPresetWords(locale ?? 'en')) await carryOut(newWords(await projectToChange(root)))
    return
  }
  const project = await projectToChange(root)
  if (positionals[0] === 'words') return carryOut(newWords(project, locale))
  await carryOut(await planNew(project, { what: positionals[0], ...values }, () => loadSchemas(root), ask))
}
