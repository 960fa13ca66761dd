import type { ServerStyleSheet } from 'styled-components'

/** Maximum number of cached rules. Rules of single pictures are seldom used twice. */
const MAX_RULES = 5_000
const compiled = new Map<string, ClassRules[2]>()

/** Rules of one class: the component's id, the class, and the rules. */
export type ClassRules = Parameters<ServerStyleSheet['instance']['insertRules']>

/**
 * Lets a page's sheet reuse rules that were compiled for earlier pages. Rules are found by the component's id and the
 * class name, which is a hash of the rules' sources. Returns the sheet's classes in their order, to which each new class
 * is added.
 */
export function shareCompiledStyles({ instance }: ServerStyleSheet): ClassRules[] {
  const hasNameForId = instance.hasNameForId.bind(instance)
  const insertRules = instance.insertRules.bind(instance)
  const inserted: ClassRules[] = []
  const insert = (...added: ClassRules) => {
    inserted.push(added)
    insertRules(...added)
  }
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= MAX_RULES) compiled.clear()
    compiled.set(`${id} ${name}`, rules)
    insert(id, name, rules)
  }
  instance.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true
    const rules = compiled.get(`${id} ${name}`)
    if (rules) insert(id, name, rules)
    return rules !== undefined
  }
  return inserted
}
