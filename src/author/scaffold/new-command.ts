import { parseArgs } from 'node:util'
import type { Project } from '../../site/config/project.ts'
import { hasPresetWords } from '../../site/config/preset-words.ts'
import type { Terminal } from '../commands/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
import { localeOf } from './locale-of.ts'
import { newSite } from './new-site.ts'
import { newWords } from './new-words.ts'
import { openProject } from './open-project.ts'
import type { Plan } from './plan.ts'
import { planNew, type Wishes } from './plan-new.ts'
import type { LoadSchemas } from './refresh.ts'

const examples = [
  'npm run new -- product --title "Floor lamp"      a page of any kind of page-configs/kinds.ts',
  'npm run new -- page --title "Service"            a page of general/, --kind names its kind',
  'npm run new -- product --title "Floor lamp" --from /the/page/to/copy',
  '                                                 a copy of another page',
  'npm run new -- article --title "How to clean a screen"',
  'npm run new -- redirect --from /old --to /new',
  'npm run new -- block --name price-table',
  'npm run new -- words                             the words that words.ts lacks, to change or to translate them',
  'npm run new -- site --language de --title "Kornblum"    a whole site in an empty folder',
]

const help = `npm run new [-- what] [options]

  Writes a page with its content, questions, cards and specification rows, an article, a redirect, a type of block or a
  site.
  Asks for missing options.

${examples.map((line) => `  ${line}`).join('\n')}

  --slug NAME   the last part of the address (default: made from the title, in Latin letters)

  Existing files are never overwritten. Exit code 0, or 1 if nothing was written.`

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
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      slug: { type: 'string' },
      kind: { type: 'string' },
      name: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      language: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return log(help)
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
  const given: Wishes = { what: positionals[0], ...values }
  const wishes = ask ? await ask(project, given) : given
  if (!wishes) return
  await carryOut(await planNew(project, wishes, () => load(root)))
}
