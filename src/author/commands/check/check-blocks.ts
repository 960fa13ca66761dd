import ownExamples from 'virtual:own-blocks/examples'
import { sanitizeInBuild } from '../../../site/content/build-sanitizer.ts'
import type { SiteConfig } from '../../../site/config/site-config.ts'
import { bindExample, readExamplePage, type AnyExample } from '../../studio/blocks/example-page.ts'
import type { Judged } from './check-command.ts'
import { messageOf } from '../../../util/message-of.ts'

type Examples = Record<string, Record<string, AnyExample>>

/** Reads and binds the examples of a site's own blocks. The build draws those that pages use. */
export async function checkBlocks(
  { site, words }: Pick<SiteConfig, 'site' | 'words'>,
  folder: string,
  blocks: Examples = ownExamples,
): Promise<Judged> {
  const deskSite = { ...site, siteWords: words }
  const examples = Object.entries(blocks).flatMap(([type, named]) =>
    Object.entries(named).map(([name, example]) => ({ type, name, example })),
  )
  const problems: string[] = []
  for (const { type, name, example } of examples) {
    const problem = await problemOf(example, deskSite)
    if (problem !== undefined) problems.push(`${folder}/${type}/examples.ts: ${name}: ${problem}`)
  }
  return { judged: `${Object.keys(blocks).length} own, with ${examples.length} examples`, problems }
}

async function problemOf(
  example: AnyExample,
  site: Parameters<typeof bindExample>[1],
): Promise<string | undefined> {
  const parsed = readExamplePage(example.block, site)
  if (!parsed.ok)
    return parsed.problems
      .map(({ path, problem, expected, received }) => {
        const [, , ...place] = path
        const what = problem ?? `expected ${expected}, received ${received}`
        return `${place.join('.')}: ${what}. Correct the example, or schema.ts.`
      })
      .join('\n')
  try {
    const { hidden } = await bindExample(example, site, () => Promise.resolve(sanitizeInBuild))
    const [{ reason } = { reason: undefined }] = hidden
    if (reason !== undefined && !example.hidden)
      return `the block is hidden, because ${reason}. Give the example what the block needs, or \`hidden: true\`.`
    if (reason === undefined && example.hidden)
      return 'expected a hidden block, but the block is shown. Remove `hidden: true`, or correct block.ts.'
  } catch (error) {
    return `block.ts fails: ${messageOf(error)}`
  }
  return undefined
}
