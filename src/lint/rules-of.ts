import { nameOfFile } from '../site/config/page-address.ts'
import type { FoundProject } from '../site/config/project.ts'
import { isRule, type Rule } from './rule.ts'
import { rules } from './rules.ts'

type Own = Pick<FoundProject, 'siteRules'>

/** Returns the engine's rules and the site's own, by code. A site's rule replaces the engine's rule of its name. */
export const rulesOf = (project: Own): Readonly<Record<string, Rule>> => ({
  ...rules,
  ...Object.fromEntries(ownRules(project)),
})

/** Returns a site's own rules with their codes. */
export const ownRules = ({ siteRules }: Own): [code: string, rule: Rule][] =>
  [...siteRules].flatMap(([file, rule]) => (isRule(rule) ? [[nameOfFile(file), rule]] : []))
