import type { Plugin } from 'vite'
import { globalStyle } from './global-style.ts'

/** Makes a style sheet of what is made of the theme and holds for every page. */
export function globalStyleSheet(): Plugin {
  return {
    name: 'global-style-sheet',
    resolveId: { filter: { id: /^virtual:global\.css$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:global\.css$/ }, handler: () => globalStyle },
  }
}
