import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { loadBrand } from '../../site/config/brand-file.ts'
import { fontFile, fontLanguages, languageStyles } from '../../site/brand/font-styles.ts'
import { groundColor, type Brand } from '../../site/config/read-brand.ts'
import { brandFile } from '../../site/config/project.ts'
import { writeShortValues } from './brand-style.ts'
import { fillPlaces } from './fill-places.ts'
import { globalStyle } from './global-style.ts'
import { siteOf } from './site-of.ts'

/**
 * Provides the fonts of the brand, and the styles of all pages (`virtual:brand`). Adds the colour of the browser's bars
 * and the first font file to the document.
 */
export function brandStyles(): Plugin {
  let root = ''
  let engine = ''
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
  /** Returns the address of a font file in the document. Vite's build finds files by their paths from the document. */
  const addressOf = (file: string) => {
    const path = fontFile(root, file)
    return isPublished ? relative(engine, path).replaceAll('\\', '/') : `/@fs/${path.replace(/^\//, '')}`
  }
  return {
    name: 'brand-styles',
    configResolved: (config) => {
      root = siteOf(config)
      engine = config.root
      isPublished = config.command === 'build'
    },
    resolveId: { filter: { id: /^virtual:(?:brand|global\.css)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:brand|global\.css)$/ },
      async handler(id) {
        this.addWatchFile(join(root, brandFile))
        const current = await brand()
        const style = globalStyle(current)
        // A published page gets the styles of its own language alone (src/publish/pages/language-fonts.ts).
        if (id.endsWith('.css'))
          return isPublished
            ? writeShortValues(style, current)
            : style + stylesOfLanguages(current, addressOf)
        const styles = [
          ...current.fonts.flatMap((font) => font.styles.map((file) => fontFile(root, file))),
          'virtual:global.css',
        ]
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
      handler: async (html) => fillPlaces(html, { brand: headOf(await brand(), addressOf) }),
    },
  }
}

const stylesOfLanguages = (brand: Brand, addressOf: (file: string) => string) =>
  fontLanguages(brand)
    .map((language) => languageStyles(brand, language, addressOf))
    .join('\n')

function headOf(brand: Brand, addressOf: (file: string) => string): string {
  const files = brand.fonts.flatMap(({ preload }) => preload ?? [])
  return [
    `<meta name="theme-color" content="${groundColor(brand)}" />`,
    ...files.map(
      (file) => `<link rel="preload" href="${addressOf(file)}" as="font" type="font/woff2" crossorigin />`,
    ),
  ].join('\n    ')
}
