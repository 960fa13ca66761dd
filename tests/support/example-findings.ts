import type { Finding } from '../../src/lint/finding.ts'
import type { RuleExample } from './rule-example.ts'
import { validate } from '../../src/lint/validate.ts'
import { exampleSite } from './example-site.ts'

export type Example = Pick<RuleExample, 'name' | 'files' | 'deployed'>

/** Returns the folder of an example's site and all findings there, of every rule. */
export async function exampleFindings(
  { files, deployed }: Example,
  _code?: string,
): Promise<{ site: string; findings: Finding[] }> {
  const site = await exampleSite(files)
  return { site, findings: await validate(site, { deployed }) }
}
