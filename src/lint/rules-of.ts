import { nameOfFile } from '../site/config/page-address.ts'
import type { FoundProject } from '../site/config/project.ts'
import { isRule, type Rule } from './rule.ts'
import { rules } from './rules.ts'

/** Returns the engine's rules and the site's own, by code. A site's rule replaces the engine's rule of its name. */
export function rulesOf({ siteRules }: Pick<FoundProject, 'siteRules'>): Readonly<Record<string, Rule>> {
  const own = [...siteRules].flatMap(([file, rule]) =>
    isRule(rule) ? [[nameOfFile(file), rule] as const] : [],
  )
  return { ...rules, ...Object.fromEntries(own) }
}
