import type { Action } from './island-visit.ts'
import type { Effects } from './watch-effects.ts'

/** `moved`: each key of a field is there exactly once, but in another order. */
export type Result = 'once' | 'lost' | 'doubled' | 'moved'

/** Judges each action of a visit by its effects, given what the fields held at first. */
export function judgeUse(
  actions: readonly Action[],
  first: Record<string, string>,
  { values, presses }: Effects,
): Result[] {
  const keysIn = (field: string) =>
    actions.flatMap((action) => (action.kind === 'key' && action.field === field ? action.value : []))
  return actions.map((action) => {
    if ('button' in action) return judgeCount(presses)
    const { kind, field, value } = action
    const now = values[field] ?? ''
    if (kind === 'choice') return now === value ? 'once' : 'lost'
    return judgeKey(value, first[field] ?? '', keysIn(field), now)
  })
}

/** Judges a key typed at the end of a field's first value. All keys of a field are different. */
function judgeKey(key: string, first: string, keys: readonly string[], value: string): Result {
  const added = value.startsWith(first) ? value.slice(first.length) : value
  const result = judgeCount(added.split(key).length - 1)
  const isComplete = added.length === keys.length && keys.every((each) => added.includes(each))
  return isComplete && added !== keys.join('') ? 'moved' : result
}

function judgeCount(count: number): Result {
  if (count === 0) return 'lost'
  return count === 1 ? 'once' : 'doubled'
}
