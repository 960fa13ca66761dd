import type { ServerStyleSheet } from 'styled-components'

/** Maximum number of cached rules. Rules of single pictures are seldom used twice. */
const MAX_RULES = 5_000
const compiled = new Map<string, string[]>()

/**
 * Lets a page's sheet reuse rules that were compiled for earlier pages. Rules are found by the component's id and the
 * class name, which is a hash of the rules' sources.
 */
export function shareCompiledStyles({ instance }: ServerStyleSheet): void {
  const hasNameForId = instance.hasNameForId.bind(instance)
  const insertRules = instance.insertRules.bind(instance)
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= MAX_RULES) compiled.clear()
    compiled.set(`${id} ${name}`, rules)
    insertRules(id, name, rules)
  }
  instance.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true
    const rules = compiled.get(`${id} ${name}`)
    if (rules) insertRules(id, name, rules)
    return rules !== undefined
  }
}
