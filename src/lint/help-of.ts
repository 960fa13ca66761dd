import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nameOfFile } from '../site/config/page-address.ts'
import type { FoundProject } from '../site/config/project.ts'
import type { Finding } from './finding.ts'

/** Page that explains the rules of a site. `npm run schemas` writes it. */
export const siteRulesPage = 'docs/site-rules.md'

/** Returns where a rule of the site is explained: on the generated page, or else in its file. */
export function helpOf(
  { root, siteRules }: Pick<FoundProject, 'root' | 'siteRules'>,
  code: string,
): Pick<Finding, 'help'> {
  const file = [...siteRules.keys()].find((name) => nameOfFile(name) === code)
  if (file === undefined) return {}
  return { help: existsSync(join(root, siteRulesPage)) ? `${siteRulesPage}#${code}` : file }
}
