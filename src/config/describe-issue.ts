import type { z } from 'zod'
import { childOf } from './document-order.ts'
import { nearestName } from './nearest-name.ts'
import type { SchemaMap } from './schema-map.ts'

type Issue = z.core.$ZodIssue

/** Words for an issue: where it is, what was expected, what is there, and the nearest valid name. */
export function describeIssue(issue: Issue, input: unknown, map: SchemaMap): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = map.keysAt(issue.path, input)
    return issue.keys.map((key) =>
      report(
        [...issue.path, key],
        input,
        { expected: `one of the keys ${known.join(', ')}`, received: `key ${show(key)}` },
        key,
        known,
      ),
    )
  }
  const received = valueAt(issue.path, input)
  const options = optionsOf(issue)
  const expected = options ? `one of ${options.map(show).join(', ')}` : expectation(issue, input, map)
  return [
    report(
      pathOf(issue),
      input,
      { expected, received: show(options ? valueAt(pathOf(issue), input) : received) },
      valueAt(pathOf(issue), input),
      options,
    ),
  ]
}

function report(
  path: PropertyKey[],
  input: unknown,
  { expected, received }: { expected: string; received: string },
  name?: unknown,
  names: unknown[] = [],
): string {
  const lines = [placeOf(path, input), `  expected  ${expected}`, `  received  ${received}`]
  const nearest =
    typeof name === 'string'
      ? nearestName(
          name,
          names.filter((option) => typeof option === 'string'),
        )
      : undefined
  if (nearest) lines.push(`  did you mean ${show(nearest)}?`)
  return lines.join('\n')
}

/** `blocks[4].titles (block 4, features-grid)`: the dotted path, and which block it is in. */
function placeOf(path: PropertyKey[], input: unknown): string {
  const dotted = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  const [first, index] = path
  if (first !== 'blocks' || typeof index !== 'number') return dotted || 'the whole file'
  const type = valueAt(['blocks', index, 'type'], input)
  return `${dotted} (block ${index}, ${typeof type === 'string' ? type : 'no type'})`
}

/** A union told apart by its type has its issue on the object; the reader wants it on the type. */
function pathOf(issue: Issue): PropertyKey[] {
  return issue.code === 'invalid_union' && issue.discriminator
    ? [...issue.path, issue.discriminator]
    : issue.path
}

function optionsOf(issue: Issue): unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined
}

function expectation(issue: Issue, input: unknown, map: SchemaMap): string {
  if (issue.code === 'invalid_union') return map.expectedAt(issue.path, input)
  if (issue.code === 'invalid_type')
    return `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
  return issue.message
}

function valueAt(path: PropertyKey[], input: unknown): unknown {
  return path.reduce(childOf, input)
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return `{ ${Object.keys(value).join(', ')} }`
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
