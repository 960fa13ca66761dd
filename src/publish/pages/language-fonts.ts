import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fontFile, languageFonts, languageStyles } from '../../site/brand/font-styles.ts'
import type { Brand } from '../../site/config/read-brand.ts'
import { languageOf } from '../../util/language-of.ts'
import { assetFile } from '../files/asset-file.ts'
import type { Output } from '../files/output.ts'

/** Additions to the pages in a language with fonts of its own. They are empty for other languages. */
export interface LanguageFonts {
  styles: string
  /** Links that load the fonts early. */
  preloads: string
}

/** Publishes the fonts of a language. Returns the additions to its pages. */
export async function publishLanguageFonts(
  output: Output,
  root: string,
  { brand, tag }: { brand: Brand | undefined; tag: string },
): Promise<LanguageFonts> {
  if (!brand) return { styles: '', preloads: '' }
  const language = languageOf(tag)
  const addresses = new Map<string, string>()
  for (const { file } of languageFonts(brand, language)) {
    const source = fontFile(root, file)
    const published = assetFile(basename(file), await readFile(source))
    await output.copy(published, source)
    addresses.set(file, `/${published}`)
  }
  const links = [...addresses.values()].map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  )
  return {
    styles: languageStyles(brand, language, (file) => addresses.get(file) ?? file),
    preloads: links.join(''),
  }
}
