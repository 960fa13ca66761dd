import { join } from 'node:path'
import type { Plugin } from 'vite'
import { loadBrand } from '../../site/brand/brand-file.ts'
import { groundColor, type Brand } from '../../site/brand/read-brand.ts'
import { brandFile } from '../../site/config/project.ts'
import { writeShortValues } from './brand-style.ts'
import { globalStyle } from './global-style.ts'

/** Part of `index.html` that the brand fills. */
const place = '<!-- brand -->'

/**
 * Provides the fonts of the brand, and the styles of all pages (`virtual:brand`). Adds the colour of the browser's bars
 * and the first font file to the document.
 */
export function brandStyles(): Plugin {
  let root = ''
  let isPublished = false
  /** The last valid brand, which is served while an author's file has an error. */
  let last: Brand | undefined
  const brand = async () => {
    try {
      last = await loadBrand(root)
    } catch (error) {
      if (!last) throw error
    }
    return last
  }
  return {
    name: 'brand-styles',
    configResolved: (config) => {
      root = config.root
      isPublished = config.command === 'build'
    },
    resolveId: { filter: { id: /^virtual:(?:brand|global\.css)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:brand|global\.css)$/ },
      async handler(id) {
        this.addWatchFile(join(root, brandFile))
        const found = await brand()
        const style = globalStyle(found)
        if (id.endsWith('.css')) return isPublished ? writeShortValues(style, found) : style
        const styles = [...found.fonts.flatMap((font) => font.styles), 'virtual:global.css']
        return styles.map((name) => `import ${JSON.stringify(name)}`).join('\n')
      },
    },
    transform: {
      filter: { id: /\/block-library\/parts\/theme\.ts$/ },
      handler: async (code) =>
        isPublished ? { code: writeShortValues(code, await brand()), map: null } : undefined,
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => (html.includes(place) ? html.replace(place, headOf(await brand())) : html),
    },
  }
}

function headOf(brand: Brand): string {
  const files = brand.fonts.flatMap(({ preload }) => preload ?? [])
  return [
    `<meta name="theme-color" content="${groundColor(brand)}" />`,
    ...files.map(
      (file) => `<link rel="preload" href="${addressOf(file)}" as="font" type="font/woff2" crossorigin />`,
    ),
  ].join('\n    ')
}

/** Returns the address of a font file of a package, or of the project. */
const addressOf = (file: string) => (file.startsWith('/') ? file : `/node_modules/${file}`)
