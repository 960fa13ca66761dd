import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/**
 * Names the classes of each file after its path in the engine, or else in the site. The compiler uses the absolute path: then
 * class names, file names and sizes of the same code would differ between machines.
 */
export function stableClassNames(site: string): Plugin {
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
        const path = relative(root, file)
        const name = shortHash(
          normalizePath(path.startsWith('..') ? relative(realpathSync(site), file) : path),
        )
        return { code: code.replaceAll(compiled, `$1sc-${name}-`), map: null }
      },
    },
  }
}

/** Matches the id that the compiler adds to a component. */
const compiled = /(componentId: ["'`])sc-\w+-/g

/** Returns a hash of five letters and digits. It is short because compression cannot shorten random names. */
const shortHash = (path: string) =>
  createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36).slice(-5)
