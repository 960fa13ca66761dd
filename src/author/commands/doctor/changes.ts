import { isDeepStrictEqual } from 'node:util'
import { childOf } from '../../../util/document-order.ts'
import type { Recorded } from './recording.ts'
import { isObject } from '../../../../schemas/shared/describe-value.ts'

/** Returns the changes between two recordings, one per line, under the endpoint's address. */
export function changes(before: ReadonlyMap<string, Recorded>, now: ReadonlyMap<string, Recorded>): string[] {
  const endpoints = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return endpoints.flatMap((endpoint) => {
    const [old, young] = [before.get(endpoint), now.get(endpoint)]
    const lines =
      old && young
        ? answerChanges(old, young)
        : [old ? 'is no longer requested' : 'is requested for the first time']
    return lines.length > 0 ? [`/api/${endpoint}`, ...lines.map((line) => `  ${line}`)] : []
  })
}

function answerChanges(before: Recorded, now: Recorded): string[] {
  const [was, is] = [stateOf(before), stateOf(now)]
  const state = was === is ? [] : [`was: ${was}; now: ${is}`]
  const [type, newType] = [before.headers['content-type'], now.headers['content-type']]
  const typed = type === newType || was !== is ? [] : [`type was ${type ?? 'none'}; now ${newType ?? 'none'}`]
  // A failed request has no body to compare.
  if (before.body === undefined || now.body === undefined) return [...state, ...typed]
  const [old, young] = [listOf(before.body), listOf(now.body)]
  const content = old && young ? listChanges(old, young) : valueChanges(before.body, now.body)
  return [...state, ...typed, ...content]
}

function stateOf({ status, failure }: Recorded): string {
  return status === 200 && failure === undefined ? 'valid' : (failure ?? `status ${status}`)
}

/** Returns the removed, added and changed entries of a list. Entries are matched by name. */
function listChanges(before: readonly unknown[], now: readonly unknown[]): string[] {
  const [old, young] = [byName(before), byName(now)]
  const [gone, come] = [
    [...old.keys()].filter((name) => !young.has(name)),
    [...young.keys()].filter((name) => !old.has(name)),
  ]
  const other = [...old].flatMap(([name, entry]) =>
    young.has(name) ? changed(name, valueChanges(entry, young.get(name))) : [],
  )
  const stayed = [...old.keys()].filter((name) => young.has(name))
  const order = isDeepStrictEqual(
    stayed,
    [...young.keys()].filter((name) => old.has(name)),
  )
    ? []
    : ['the order changed']
  return [
    ...gone.map((name) => `${name} was removed`),
    ...come.map((name) => `${name} was added`),
    ...other,
    ...order,
  ]
}

const changed = (name: string, lines: string[]) => lines.map((line) => `${name}: ${line}`)

function valueChanges(before: unknown, now: unknown): string[] {
  if (isDeepStrictEqual(before, now)) return []
  if (!isObject(before) || !isObject(now)) return ['content changed']
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return keys.flatMap((key) => {
    const [old, young] = [childOf(before, key), childOf(now, key)]
    if (isDeepStrictEqual(old, young)) return []
    if (old === undefined) return [`${key} was added`]
    if (young === undefined) return [`${key} was removed`]
    const isListOfThings = Array.isArray(old) && Array.isArray(young) && [...old, ...young].every(isObject)
    return isListOfThings ? changed(key, listChanges(old, young)) : [`${key} changed`]
  })
}

/** Returns entries by name: the first text among their section, id, title and so on. Equal names get numbers. */
function byName(list: readonly unknown[]): Map<string, unknown> {
  const named = new Map<string, unknown>()
  for (const entry of list) {
    const keys = ['section', 'id', 'title', 'question', 'image', 'url']
    const name = keys
      .map((key) => childOf(entry, key))
      .find((value) => typeof value === 'string' && value !== '')
    const text = typeof name === 'string' ? `"${name}"` : 'an entry without a name'
    let count = 1
    while (named.has(numbered(text, count))) count += 1
    named.set(numbered(text, count), entry)
  }
  return named
}

const numbered = (name: string, count: number) => (count === 1 ? name : `${name} (${count})`)

function listOf(body: unknown): readonly unknown[] | undefined {
  const list = Array.isArray(body) ? body : childOf(body, 'data')
  return Array.isArray(list) ? list : undefined
}
