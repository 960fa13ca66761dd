import type { Finding } from '../../src/lint/finding.ts'
import { findWithContent, validate } from '../../src/lint/validate.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { exampleSite } from './example-site.ts'
import { importData } from './import-data.ts'
import type { RuleExample } from './rule-example.ts'

export type Example = Pick<RuleExample, 'files' | 'deployed'>

/**
 * Returns the folder of an example's site and all findings there, of every rule. `isData`: its configs can be imported,
 * and end.
 */
export async function exampleFindings(
  { files, deployed }: Example,
  { isData = false } = {},
): Promise<{ site: string; findings: Finding[] }> {
  const site = await exampleSite(files)
  if (deployed || !isData) return { site, findings: await validate(site, { deployed }) }
  return { site, findings: await findWithContent(await readProject(site, importData(site)), '') }
}

/** Removes findings about words of the site. Examples add blocks, whose words are not their subject. */
export const withoutWords = (findings: Finding[]): Finding[] =>
  findings.filter(({ rule }) => rule !== 'unused-word')
