import type { z } from 'zod'
import { childOf } from './document-order.ts'
import { nearestName } from './nearest-name.ts'
import type { SchemaMap } from './schema-map.ts'

type Issue = z.core.$ZodIssue

/** One problem: where it is, and the lines that say so. */
export interface Problem {
  path: PropertyKey[]
  text: string
}

/** Words for an issue: where it is, what was expected, what is there, and the nearest valid name. */
export function describeIssue(issue: Issue, input: unknown, map: SchemaMap): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = map.keysAt(issue.path, input)
    const keys = known.length === 1 ? `the key ${show(known[0])}` : `one of the keys ${known.join(', ')}`
    return issue.keys.map((key) =>
      problemAt([...issue.path, key], input, [
        `expected  ${keys}`,
        `received  key ${show(key)}`,
        hint(key, known),
      ]),
    )
  }
  const branch = branchMeant(issue, input)
  if (branch) {
    return branch.flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, input, map),
    )
  }
  const received = valueAt(issue.path, input)
  const options = optionsOf(issue)
  if (options) return [unlisted(issue.path, input, options)]
  return [problemAt(issue.path, input, [rule(issue, input, map), `received  ${show(received)}`])]
}

/** What stands at a place where only one of these may. */
export function unlisted(path: PropertyKey[], input: unknown, options: unknown[]): Problem {
  const received = valueAt(path, input)
  return problemAt(path, input, [
    `expected  one of ${options.map(show).join(', ')}`,
    `received  ${show(received)}`,
    hint(received, options),
  ])
}

/** A problem at a place of the input, with the lines that say what it is. */
export function problemAt(path: PropertyKey[], input: unknown, lines: (string | undefined)[]): Problem {
  const said = lines.filter((line) => line !== undefined).map((line) => `  ${line}`)
  return { path, text: [placeOf(path, input), ...said].join('\n') }
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

/** Of a union, the object that an object was meant to be: its own issues say more than the union's. */
function branchMeant(issue: Issue, input: unknown): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const value = valueAt(issue.path, input)
  if (typeof value !== 'object' || value === null) return undefined
  return issue.errors.find((inner) =>
    inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
}

function optionsOf(issue: Issue): unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined
}

/** What the schema itself says of it; where it says nothing, what its map shows. */
function rule({ message, path }: Issue, input: unknown, map: SchemaMap): string {
  if (!message) return `expected  ${map.expectedAt(path, input)}`
  return message.startsWith('must be ') ? `expected  ${message.slice(8)}` : `problem   ${message}`
}

function hint(written: unknown, names: unknown[]): string | undefined {
  if (typeof written !== 'string') return undefined
  const nearest = nearestName(
    written,
    names.filter((name) => typeof name === 'string'),
  )
  return nearest && `did you mean ${show(nearest)}?`
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
