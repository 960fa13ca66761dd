import type { Plugin } from 'vite'

const whole = /\/react-router\/dist\/(?:development|production)\/[\w-]+\.mjs$/

/**
 * Lets the bundler drop what this site does not use of the router. It has a production edition, which its package does
 * not name; and it names and makes components in a way that looks as if it did something, so that forms, loaders and
 * framework pages would come along. Measured on 2026-11-22: 6.1 KB of each visitor's
 * script (brotli), which may have 100 KB in all.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // The router's own files name each other so.
      filter: { id: /react-router|\.mjs$/ },
      async handler(source, importer, options) {
        if (!/react-router/.test(source) && !whole.test(importer ?? '')) return undefined
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && whole.test(found.id) ? found.id.replace('/development/', '/production/') : undefined
      },
    },
    transform: {
      filter: { id: whole },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*$/gm, '')
          .replaceAll(/^var (\w+) = (React\d*\.(?:forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2'),
    },
  }
}
