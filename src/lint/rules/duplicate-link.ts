import { childOf } from '../../util/document-order.ts'
import { defineRule } from '../rule.ts'
import { writtenValues } from '../written-values.ts'

export const duplicateLink = defineRule({
  summary: 'No list of links has two links to the same page.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    If a menu or list leads to the same page twice, visitors look for a difference that does not exist.

    Remove one of the two links.`,
  *check(project) {
    for (const { file, path, value } of writtenValues(project)) {
      if (!Array.isArray(value)) continue
      const first = new Map<unknown, number>()
      for (const [index, link] of value.entries()) {
        const target = childOf(link, 'to') ?? childOf(link, 'href')
        const label = childOf(link, 'label')
        if (typeof target !== 'string' || label === undefined) continue
        const twin = first.get(target)
        if (twin === undefined) first.set(target, index)
        else {
          const isCopy = childOf(value[twin], 'label') === label
          const fix = isCopy ? { remove: true as const } : undefined
          yield {
            file,
            path: [...path, index],
            at: 'key',
            problem: `[${twin}] leads there, too`,
            value: target,
            fix,
          }
        }
      }
    }
  },
})
