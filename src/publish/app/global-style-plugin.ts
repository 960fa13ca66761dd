import type { Plugin } from 'vite'
import { globalStyle } from '../../app/global-style.ts'

const name = 'virtual:global.css'

/** Makes a style sheet of what is made of the theme and holds for every page. */
export function globalStyleSheet(): Plugin {
  return {
    name: 'global-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? globalStyle : undefined),
  }
}
