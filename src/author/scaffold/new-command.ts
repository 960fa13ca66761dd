import { parseArgs } from 'node:util'
import type { Project } from '../../site/config/project.ts'
import type { Terminal } from '../commands/terminal.ts'
import { loadSchemas } from '../generate/load-schemas.ts'
import { finishPlan } from './finish-plan.ts'
import { openProject } from './open-project.ts'
import { planNew, type Wishes } from './plan-new.ts'
import type { LoadSchemas } from './refresh.ts'

const help = `npm run new [-- what] [options]

  Writes a page with its content and questions, an article, a redirect or a type of block; asks for what is not said.

  npm run new -- product --title "LED Poster"      a page of any kind of page-configs/kinds.ts
  npm run new -- page --title "Service"            a page of general/, --kind says which kind
  npm run new -- product --title "LED Poster" --from /the/page/to/copy
                                                   the same as a copy of another page
  npm run new -- article --title "How to clean a screen"
  npm run new -- redirect --from /old --to /new
  npm run new -- block --name price-table

  --slug NAME   the last part of the address; left out, it is made of the title

  Nothing is written over. Ends with 0, or 1 where nothing was written.`

/** Asks for what was not said; undefined where somebody has thought better of it. */
export type Ask = (project: Project, said: Wishes) => Promise<Wishes | undefined>

interface Means {
  /** Left out, nobody is asked, and what was not said is an error. */
  ask?: Ask | undefined
  load?: LoadSchemas
}

/** `npm run new`. Throws an `AuthorError` where it writes nothing. */
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
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return log(help)
  const project = await openProject(root)
  const said: Wishes = { what: positionals[0], ...values }
  const wishes = ask ? await ask(project, said) : said
  if (!wishes) return
  const plan = await planNew(project, wishes, () => load(root))
  for (const line of await finishPlan(root, plan, load)) log(line)
}
