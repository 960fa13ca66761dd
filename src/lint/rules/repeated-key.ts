import type { FoundProject } from '../../site/config/project.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const repeatedKey = defineRule({
  summary: 'No object of a JSON file has a key twice.',
  severity: 'error',
  reads: 'files',
  docs: `
    JSON takes the last of them and says nothing of the others, so that what was written first is never seen. Take out the one that is
    not meant. In a \`.ts\` config the compiler says the same.`,
  check,
})

function* check({
  files,
  contentFiles = [],
}: FoundProject & Partial<Pick<JoinedSite, 'contentFiles'>>): Generator<Found> {
  for (const { file, text, input } of [...files, ...contentFiles]) {
    // What is no JSON is told as that.
    if (!file.endsWith('.json') || input === undefined) continue
    for (const path of repeatedKeys(text)) {
      const problem = `"${String(path.at(-1))}" stands here twice, and the last alone counts`
      yield { file, path, at: 'key', problem }
    }
  }
}

/** A text, with the colon that makes it a key; or what opens, parts or closes. */
const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/g

interface Level {
  /** The keys of an object so far; undefined of a list. */
  keys: Set<string> | undefined
  /** Where in it the text is now. */
  at: PropertyKey
}

/** The paths of the keys that an object of a JSON text has already. */
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
