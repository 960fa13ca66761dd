import { parseArgs } from 'node:util'
import { isLocale, localeForm } from '../../../schemas/shared/locale.ts'
import { hasPresetWords } from '../../site/config/preset-words.ts'
import { AuthorError } from '../../util/author-error.ts'
import type { Terminal } from '../command-line/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
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

/** Returns the language tag of an option in its usual form: `pt-BR` for `pt-br`. Throws an `AuthorError` for another text. */
function localeOf(language: string): string {
  try {
    const locale = new Intl.Locale(language).toString()
    if (isLocale(locale)) return locale
  } catch {
    // The text is not in the form of a tag.
  }
  throw new AuthorError(`--language: expected ${localeForm}; received ${JSON.stringify(language)}`, [])
}
