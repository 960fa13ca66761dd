import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stampOf } from '../../util/disk-stamp.ts'
import { hashOf } from '../../util/hash-of.ts'
import { importsOf } from './imports-of.ts'

interface Source {
  stamp: string
  text: string
  /** Paths of the files that it imports. */
  imports: string[]
}

/** Endings that an import may omit. */
const endings = ['', '.ts', '.json', '.js', '/index.ts']

/** Reads sources once until they change on disk. */
export function sourceTexts() {
  const cache = new Map<string, Source>()
  const read = (root: string, file: string): Source => {
    const stamp = stampOf(file)
    const last = cache.get(file)
    if (last?.stamp === stamp) return last
    const text = stamp === '' ? '' : readFileSync(file, 'utf8')
    const names = file.endsWith('.json') ? [] : importsOf(relative(root, file).replaceAll('\\', '/'), text)
    const imports = names.flatMap((name) => {
      const paths = endings.map((ending) => join(root, name + ending))
      return paths.find((path) => existsSync(path)) ?? []
    })
    const source = { stamp, text, imports }
    cache.set(file, source)
    return source
  }
  return {
    /** Returns a key of a file that changes with its text, and with the text of each file that it imports. */
    keyOf: (root: string, file: string): string => {
      const reached = new Set([file])
      // The loop also visits files that it adds.
      for (const source of reached) for (const other of read(root, source).imports) reached.add(other)
      const texts = [...reached].map((source) => read(root, source).text)
      return texts.length === 1 ? (texts[0] ?? '') : hashOf(...texts)
    },
  }
}
