import type { ServerStyleSheet } from 'styled-components'

/** So many rules are kept; a picture's own are seldom asked for twice. */
const most = 5_000
const compiled = new Map<string, string[]>()

/**
 * Has a page's sheet take the rules that were compiled for pages before it, in place of compiling them anew: by whose they are
 * and what they are called, which is a hash of all that they are made of.
 */
export function shareCompiledStyles({ instance }: ServerStyleSheet): void {
  const hasNameForId = instance.hasNameForId.bind(instance)
  const insertRules = instance.insertRules.bind(instance)
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= most) compiled.clear()
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
