import { join } from 'node:path'
import { publish } from '../../../publish/publish.ts'
import type { Command } from '../../command-line/terminal.ts'
import { engineOf } from '../../../util/engine-of.ts'
import { ownBlocksFolder, ownBlocksOf } from '../../../util/own-blocks.mjs'
import { projectToChange } from '../../scaffold/project-to-change.ts'
import { refresh } from '../../scaffold/refresh.ts'
import { checkBlocks } from './check-blocks.ts'
import { checkPages } from './check-pages.ts'
import { checkTypes } from './check-types.ts'
import { messageOf } from '../../../util/message-of.ts'

/** Folder of the checked build. A server may serve `dist/` at the same time. */
const outDir = '.tmp/check'

/** Result of a step: the amount that it has judged, its findings, and warnings, with which it passes. */
export interface Judged {
  judged: string
  problems: string[]
  warnings?: string[]
}

type Step = [name: string, judge: () => Promise<Judged>]

/** `npm run check` of a site. The tests of the engine itself are not part of it. */
export const checkCommand: Command = async (_args, terminal) => {
  const { root } = terminal
  const steps: Step[] = [
    ['types', () => refresh(root).then(() => checkTypes(root))],
    ...(ownBlocksOf(engineOf(root), root).length > 0 ? [blockStep(root)] : []),
    ['build', () => build(root)],
    ['pages', () => checkPages(join(root, outDir), join(root, 'content'))],
  ]
  const failed: string[] = []
  let tried = 0
  for (const [name, judge] of steps) {
    const { judged, problems, warnings = [] } = await judge().catch((error: unknown) => failureOf(error))
    for (const line of [...problems, ...warnings]) terminal.log(line)
    terminal.log(`${problems.length > 0 ? '✗' : '✓'} ${name}: ${judged}`)
    tried += 1
    if (problems.length > 0) failed.push(name)
    // Pages need a build.
    if (failed.includes('build')) break
  }
  const skipped = steps.slice(tried).map(([name]) => name)
  terminal.log(
    [
      failed.length > 0 ? `Failed: ${failed.join(', ')}` : `All ${steps.length} steps passed`,
      ...(skipped.length > 0 ? [`not tried: ${skipped.join(', ')}`] : []),
    ].join('; '),
  )
  return failed.length > 0 ? 1 : 0
}

const blockStep = (root: string): Step => [
  'blocks',
  async () => checkBlocks((await projectToChange(root)).config, ownBlocksFolder(root)),
]

/** Publishes the site. Publishing refuses errors of the rules, in the words of `npm run validate`. */
async function build(root: string): Promise<Judged> {
  const { pages, findings } = await publish({ root, outDir, logLevel: 'error' })
  const judged = `${pages} pages, by all rules, contrast among them`
  return { judged, problems: [], warnings: findings ? [findings] : [] }
}

/** Errors of an author have a complete message. Any other error needs its stack. */
function failureOf(error: unknown): Judged {
  const text = error instanceof Error && error.name !== 'AuthorError' ? error.stack : undefined
  return {
    judged: 'could not finish',
    problems: [text ?? messageOf(error)],
  }
}
