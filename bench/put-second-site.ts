import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../src/util/files-in.ts'

const source = 'tests/second-site'
/** The blocks that only this site has. A copy of this project is built without them. */
const ownBlocks = /blechrechner|oeffnungszeiten/

/**
 * Replaces the configs, content and pictures of a project copy with those of the second site, without its own blocks.
 * Its pages in English get a font of their own, as languages of other scripts have.
 */
export async function putSecondSite(root: string): Promise<void> {
  for (const part of ['page-configs', 'content', 'public']) {
    await rm(join(root, part), { recursive: true, force: true })
    await cp(join(source, part), join(root, part), { recursive: true })
  }
  await edit(join(root, 'page-configs/words.ts'), /^ {2}\w+: .*\n/gm, '')
  await edit(join(root, 'page-configs/general/kontakt.ts'), /^ {4}\{(?=\s+type: 'oeff)[^]*?^ {4}\},\n/m, '')
  await edit(join(root, 'page-configs/general/kontakt.ts'), /^.*'blechrechner'.*\n/m, '')
  for (const file of filesIn(join(root, 'page-configs/translations'))) {
    const path = join(root, 'page-configs/translations', file)
    const { texts, ...rest } = JSON.parse(await readFile(path, 'utf8'))
    const shared = Object.entries(texts).filter(([key]) => !ownBlocks.test(key))
    await writeFile(path, JSON.stringify({ ...rest, texts: Object.fromEntries(shared) }, null, 2))
  }
  const brand = join(root, 'page-configs/brand.tokens.json')
  const tokens = JSON.parse(await readFile(brand, 'utf8'))
  tokens.family.text.$extensions = { fonts: { languages: { en: [englishFont] } } }
  await writeFile(brand, JSON.stringify(tokens, null, 2))
}

const englishFont = {
  family: 'Archivo English',
  file: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  range: 'U+0000-00FF',
}

const edit = async (path: string, match: RegExp, text: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replace(match, text))
