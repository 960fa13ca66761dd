import type { z } from 'zod'
import { nearestName } from '../../util/nearest-name.ts'
import { valueText, valueAt, type Problem } from '../../util/problem.ts'
import type { SchemaMap } from './schema-map.ts'

type Issue = z.core.$ZodIssue

/** Describes an issue: its place, the expected value, the actual value, and the nearest valid name. */
export function describeIssue(issue: Issue, input: unknown, map: SchemaMap): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const keys = map.keysAt(issue.path, input)
    const there = Object.keys(Object(valueAt(issue.path, input)))
    return issue.keys.map((key) => unknownKey([...issue.path, key], key, keys, there))
  }
  const branch = likelyBranch(issue, input)
  if (branch) {
    return branch.flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, input, map),
    )
  }
  const options = optionsOf(issue)
  if (options) return [unlisted(issue.path, input, options)]
  const value = valueAt(issue.path, input)
  const described = {
    ...messageOf(issue, input, map),
    received: valueText(value),
    ...missingPart(issue, value),
  }
  return [{ path: issue.path, rule: 'invalid-value', ...described }]
}

/** Suggests an address with the slash that a relative one such as `contact#form` lacks, or with `https:`. */
function missingPart(issue: Issue, value: unknown): Partial<Problem> {
  if (issue.code !== 'invalid_format' || typeof value !== 'string') return {}
  if (issue.format === 'url' && /^(?:www\.|http:\/\/)/.test(value)) {
    const nearest = `https://${value.replace('http://', '')}`
    return { nearest, fix: { replace: nearest } }
  }
  if (issue.pattern === undefined || !/^[\w-]+(?:[#/?]|$)/.test(value)) return {}
  const [, source = ''] = /^\/(.*)\/\w*$/.exec(issue.pattern) ?? []
  const nearest = `/${value}`
  return new RegExp(source).test(nearest) ? { nearest, fix: { replace: nearest } } : {}
}

/** Returns the problem of a value that is not one of the allowed ones. */
export function unlisted(path: PropertyKey[], input: unknown, options: unknown[]): Problem {
  const received = valueAt(path, input)
  const names = options.filter((option) => typeof option === 'string')
  const nearest = typeof received === 'string' ? nearestName(received, names) : undefined
  return {
    path,
    rule: 'invalid-value',
    expected: `one of ${options.map(valueText).join(', ')}`,
    received: valueText(received),
    nearest,
    fix: nearest === undefined ? undefined : { replace: nearest },
  }
}

function unknownKey(path: PropertyKey[], key: string, keys: string[], there: string[]): Problem {
  const renamed = renamedKeys.get(key)
  if (renamed !== undefined && keys.includes(renamed.key))
    return {
      path,
      rule: 'unknown-key',
      problem: `${valueText(key)} is called ${valueText(renamed.key)} since version ${renamed.since}`,
      fix: there.includes(renamed.key) ? undefined : { renameKey: renamed.key },
    }
  const nearest = nearestName(key, keys)
  const names = keys.length === 1 ? `the key ${valueText(keys[0])}` : `one of the keys ${keys.join(', ')}`
  return {
    path,
    rule: 'unknown-key',
    expected: names,
    received: `key ${valueText(key)}`,
    nearest,
    // Renaming would overwrite a key that exists already.
    fix: nearest === undefined || there.includes(nearest) ? undefined : { renameKey: nearest },
  }
}

/** Keys with an earlier name, by that name. An upgrade then names the new one, and `--fix` writes it. */
const renamedKeys = new Map([
  ['patience', { key: 'delay', since: '0.5.0' }],
  ['addresses', { key: 'places', since: '0.5.0' }],
])

/**
 * Returns the issues of the union's member that an object was meant to be. They are more precise than the union's own
 * issue.
 */
function likelyBranch(issue: Issue, input: unknown): Issue[] | undefined {
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

/** Returns the schema's own message, else the expected value from the schema's map. */
function messageOf({ message, path }: Issue, input: unknown, map: SchemaMap): Partial<Problem> {
  if (!message) return { expected: map.expectedAt(path, input) }
  return message.startsWith('must be ') ? { expected: message.slice(8) } : { problem: message }
}
