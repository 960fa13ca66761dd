import { childOf } from '../../util/document-order.ts'
import { repeats } from './shared/repeats.ts'
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
      for (const [[index, link], [first, twin]] of repeats<[number, unknown]>(value.entries(), ([, one]) =>
        targetOf(one),
      )) {
        const fix = childOf(twin, 'label') === childOf(link, 'label') ? { remove: true as const } : undefined
        const problem = `[${first}] leads there, too`
        yield { file, path: [...path, index], at: 'key', problem, value: targetOf(link), fix }
      }
    }
  },
})

/** Returns the address of a link; undefined for a value that is no link with a label. */
function targetOf(link: unknown): string | undefined {
  const target = childOf(link, 'to') ?? childOf(link, 'href')
  return typeof target === 'string' && childOf(link, 'label') !== undefined ? target : undefined
}
