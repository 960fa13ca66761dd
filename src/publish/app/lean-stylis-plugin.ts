import type { Plugin } from 'vite'

const stub = '\0stylis-without-prefixes'

/**
 * Leaves out what adds vendor prefixes: styled-components brings it along (1 KB of each visitor's script) and, unless told
 * otherwise, never calls it.
 */
export function leanStylis(): Plugin {
  return {
    name: 'lean-stylis',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/Prefixer\.js$/ },
      handler: (_, importer) => (importer?.includes('/stylis/') ? stub : undefined),
    },
    load: {
      filter: { id: /^\0stylis-without-prefixes$/ },
      handler: () => 'export const prefix = (value) => value',
    },
  }
}
