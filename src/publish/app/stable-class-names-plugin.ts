import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/**
 * Names the classes of each file after its path within the project. The compiler names them after the path on the
 * machine, so that the same code had other class names, other file names and a few bytes more or fewer wherever it lay.
 */
export function stableClassNames(): Plugin {
  let root = ''
  return {
    name: 'stable-class-names',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { code: 'componentId:' },
      handler: (code, id) => {
        const [file = id] = id.split('?')
        const name = shortHash(normalizePath(relative(root, file)))
        return { code: code.replaceAll(compiled, `$1sc-${name}-`), map: null }
      },
    },
  }
}

/** What the compiler adds to a component. */
const compiled = /(componentId: ["'`])sc-\w+-/g

/** Five letters and digits: no packing makes a class name shorter. */
const shortHash = (path: string) =>
  createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36).slice(-5)
