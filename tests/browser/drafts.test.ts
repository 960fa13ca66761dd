import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn } from '../../src/util/files-in.ts'
import { installSecondSite } from '../support/installed-site.ts'

const page = `import { definePage } from 'pagework'

export default definePage({
  title: 'Zimtgeheimnis',
  draft: true,
  blocks: [{ type: 'hero', heading: 'Zimtgeheimnis', picture: { src: '/media/theke.webp', alt: 'Theke' } }],
})
`

/** Returns the files of a folder that have a word in their names or texts, compressed ones too. */
async function filesWith(word: RegExp, folder: string): Promise<string[]> {
  const missing: string[] = []
  for (const file of filesIn(folder)) {
    const bytes = await readFile(join(folder, file))
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
    const text = isGzip ? gunzipSync(bytes) : file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
    if (word.test(file + String(text))) missing.push(file)
  }
  return missing
}

test('no published file has a word of a draft, and a preview has it', async () => {
  const site = await installSecondSite()
  onTestFinished(site.remove)
  await writeFile(join(site.root, 'page-configs/kuchen/zimtgeheimnis.ts'), page)
  for (const options of [[], ['--drafts']]) {
    const build = site.run('build', ...options)
    expect(await build.ended, build.output()).toBe(0)
  }
  expect(await filesWith(/zimtgeheimnis/i, join(site.root, 'dist'))).toEqual([])
  const previewed = await filesWith(/zimtgeheimnis/i, join(site.root, 'dist-preview'))
  expect(previewed).toContain('kuchen/zimtgeheimnis.html')
})
