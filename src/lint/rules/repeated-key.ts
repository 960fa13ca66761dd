import { visit, type JSONPath } from 'jsonc-parser'
import type { ConfigFile, FoundProject } from '../../site/config/project.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { onceFor } from '../../util/once-for.ts'
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
    for (const read of [...files, ...contentFiles])
      for (const path of repeatedKeys(read))
        yield { file: read.file, path, at: 'key', problem: problemOf(String(path.at(-1))) }
    const sources = sourcesOf(project)
    for (const file of names.filter((name) => /(?<!\.d)\.ts$/.test(name)))
      for (const { name, offset } of keysTwice(file, sources(file) ?? ''))
        yield { file, offset, problem: problemOf(name) }
  },
})

const problemOf = (name: string) => `"${name}" is written twice, and only the last value is used`

/** Returns the paths of repeated keys in a JSON file. `unreadable-file` and `endpoint-answer` report invalid JSON. */
const repeatedKeys = onceFor(({ file, text, input }: ConfigFile): JSONPath[] => {
  if (!file.endsWith('.json') || input === undefined) return []
  const repeated: JSONPath[] = []
  const open: Set<string>[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, _line, _column, pathOf) => {
      const keys = open.at(-1)
      if (keys?.has(key)) repeated.push([...pathOf(), key])
      keys?.add(key)
    },
  })
  return repeated
})
