import { parseArgs } from 'node:util'
import { askFor } from '../src/scaffold/ask.ts'
import { planNew, type Wishes } from '../src/scaffold/plan-new.ts'
import { finishPlan } from '../src/scaffold/finish-plan.ts'
import { openProject } from '../src/scaffold/open-project.ts'

const help = `npm run new [-- what] [options]

  Writes a page with its content and questions, an article, a redirect or a type of block; asks for what is not said.

  npm run new -- product --title "LED Poster"      a page of any kind of page-configs/kinds.ts
  npm run new -- page --title "Service"            a page of general/, --kind says which kind
  npm run new -- product --title "LED Poster" --from /products/led-standee-display
                                                   the same as a copy of another page
  npm run new -- article --title "How to clean a screen"
  npm run new -- redirect --from /old --to /new
  npm run new -- block --name price-table

  --slug NAME   the last part of the address; left out, it is made of the title

  Nothing is written over. Ends with 0, or 1 where nothing was written.`

const root = process.cwd()
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
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
if (values.help) console.log(help)
else await write({ what: positionals[0], ...values })

async function write(said: Wishes): Promise<void> {
  const project = await openProject(root)
  const wishes = process.stdin.isTTY && process.stdout.isTTY ? await askFor(project, said) : said
  if (!wishes) return
  const plan = await planNew(project, wishes)
  for (const line of await finishPlan(root, plan)) console.log(line)
}
