import { openProject } from '../src/scaffold/open-project.ts'
import { finishPlan } from '../src/scaffold/finish-plan.ts'
import { renamePage } from '../src/scaffold/rename-page.ts'

/** `npm run rename -- /old /new`: moves a page with the links to it, and leaves a redirect. */
const [from, to, ...more] = process.argv.slice(3)
if (!from?.startsWith('/') || !to?.startsWith('/') || more.length > 0) {
  console.error('npm run rename -- /the/old/address /the/new/address')
  process.exitCode = 1
} else {
  const root = process.cwd()
  const plan = renamePage(await openProject(root), from, to)
  for (const line of await finishPlan(root, plan)) console.log(line)
}
