import type { Finding } from '../../src/lint/finding.ts'
import type { RuleExample } from './rule-example.ts'
import { validate } from '../../src/lint/validate.ts'
import { exampleSite } from './example-site.ts'

export type Example = Pick<RuleExample, 'name' | 'files' | 'deployed'>

/** Where an example's site lies, and all that is found there, of whatever rule the example is. */
export async function exampleFindings(
  { files, deployed }: Example,
  _code?: string,
): Promise<{ site: string; findings: Finding[] }> {
  const site = await exampleSite(files)
  return { site, findings: await validate(site, { deployed }) }
}
