import { isDeepStrictEqual } from 'node:util'
import { childOf } from '../../../util/document-order.ts'
import type { Recorded } from './recording.ts'

/** What is other now than it was, a line each, under the endpoint that it is of. */
export function changes(before: ReadonlyMap<string, Recorded>, now: ReadonlyMap<string, Recorded>): string[] {
  const endpoints = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return endpoints.flatMap((endpoint) => {
    const [old, young] = [before.get(endpoint), now.get(endpoint)]
    const lines = old && young ? answerChanges(old, young) : [old ? 'is asked no more' : 'is asked now']
    return lines.length > 0 ? [`/api/${endpoint}`, ...lines.map((line) => `  ${line}`)] : []
  })
}

function answerChanges(before: Recorded, now: Recorded): string[] {
  const [was, is] = [stateOf(before), stateOf(now)]
  const state = was === is ? [] : [`was: ${was}; now: ${is}`]
  const [type, newType] = [before.headers['content-type'], now.headers['content-type']]
  const typed = type === newType || was !== is ? [] : [`type was ${type ?? 'none'}; now ${newType ?? 'none'}`]
  const [old, young] = [listOf(before.body), listOf(now.body)]
  const content = old && young ? listChanges(old, young) : valueChanges(before.body, now.body)
  return [...state, ...typed, ...content]
}

function stateOf({ status, failure }: Recorded): string {
  return status === 200 && failure === undefined ? 'is well' : (failure ?? `status ${status}`)
}

/** Of a list what came, what went, and what is other, by what each entry is known by. */
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
    : ['the order is another']
  return [...gone.map((name) => `${name} went`), ...come.map((name) => `${name} came`), ...other, ...order]
}

const changed = (name: string, lines: string[]) => lines.map((line) => `${name}: ${line}`)

function valueChanges(before: unknown, now: unknown): string[] {
  if (isDeepStrictEqual(before, now)) return []
  if (!isObject(before) || !isObject(now)) return ['is another']
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return keys.flatMap((key) => {
    const [old, young] = [childOf(before, key), childOf(now, key)]
    if (isDeepStrictEqual(old, young)) return []
    if (old === undefined) return [`${key} came`]
    if (young === undefined) return [`${key} went`]
    const isListOfThings = Array.isArray(old) && Array.isArray(young) && [...old, ...young].every(isObject)
    return isListOfThings ? changed(key, listChanges(old, young)) : [`${key} changed`]
  })
}

/** Entries by what a reader knows them by; of several with one name each is counted. */
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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
