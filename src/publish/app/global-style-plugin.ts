import type { Plugin } from 'vite'
import { globalStyle } from './global-style.ts'

/** Provides the styles of all pages, which are made from the theme, as a style sheet. */
export function globalStyleSheet(): Plugin {
  return {
    name: 'global-style-sheet',
    resolveId: { filter: { id: /^virtual:global\.css$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:global\.css$/ }, handler: () => globalStyle },
  }
}
