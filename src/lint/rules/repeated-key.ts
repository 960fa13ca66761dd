import type { FoundProject } from '../../site/config/project.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { keysTwice } from './shared/keys-twice.ts'
import { defineRule } from '../rule.ts'

export const repeatedKey = defineRule({
  summary: 'No object in a config or in the content has the same key twice.',
  severity: 'error',
  reads: 'files',
  scope: 'page',
  docs: `
    The last value of a repeated key is used, and the others are ignored. Remove the wrong entry.`,
  *check(project: FoundProject & Partial<Pick<JoinedSite, 'contentFiles'>>) {
    const { files, names, contentFiles = [] } = project
    for (const { file, text, input } of [...files, ...contentFiles]) {
      // `unreadable-file` and `endpoint-answer` report invalid JSON.
      if (!file.endsWith('.json') || input === undefined) continue
      for (const path of repeatedKeys(text)) {
        yield { file, path, at: 'key', problem: problemOf(String(path.at(-1))) }
      }
    }
    const sources = sourcesOf(project)
    for (const file of names.filter((name) => /(?<!\.d)\.ts$/.test(name)))
      for (const { name, offset } of keysTwice(file, sources(file) ?? ''))
        yield { file, offset, problem: problemOf(name) }
  },
})

const problemOf = (name: string) => `"${name}" is written twice, and only the last value is used`

/** Matches a string with the colon that makes it a key, or a bracket or comma. */
const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/g

interface Level {
  /** The keys of an object found so far; undefined for a list. */
  keys: Set<string> | undefined
  /** Current key or index. */
  at: PropertyKey
}

/** Returns the paths of repeated keys in a JSON text. */
function* repeatedKeys(text: string): Generator<PropertyKey[]> {
  const levels: Level[] = []
  for (const [sign, key, colon] of text.matchAll(token)) {
    const level = levels.at(-1)
    if (sign === '{') levels.push({ keys: new Set(), at: '' })
    else if (sign === '[') levels.push({ keys: undefined, at: 0 })
    else if (sign === '}' || sign === ']') levels.pop()
    else if (sign === ',' && level && !level.keys) level.at = Number(level.at) + 1
    if (key === undefined || colon === undefined || !level?.keys) continue
    level.at = key
    if (level.keys.has(key)) yield levels.map(({ at }) => at)
    level.keys.add(key)
  }
}
