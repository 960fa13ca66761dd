import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { nextChangeFile, writeNextChange } from '../../src/serve/hosting/next-change.ts'
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
  const article = join(site.root, 'content/api/neues/lehrling.json')
  await writeFile(article, (await readFile(article, 'utf8')).replace('"id"', '"draft": true, "id"'))
  for (const options of [[], ['--drafts']]) {
    const build = site.run('build', ...options)
    expect(await build.ended, build.output()).toBe(0)
  }
  expect(await filesWith(/zimtgeheimnis|neues.lehrling|Mira lernt/i, join(site.root, 'dist'))).toEqual([])
  const previewed = await filesWith(/zimtgeheimnis|neues.lehrling/i, join(site.root, 'dist-preview'))
  expect(previewed).toContain('kuchen/zimtgeheimnis.html')
  expect(previewed).toContain('neues/lehrling.html')
})

test('a page and a block begin and end at midnight in Berlin, beside changes of the clock', async () => {
  const site = await installSecondSite()
  onTestFinished(site.remove)
  const dated = page.replace('draft: true', "noindex: true, from: '2026-03-29', until: '2026-03-29'")
  await writeFile(join(site.root, 'page-configs/kuchen/sommerzeit.ts'), dated)
  const other = join(site.root, 'page-configs/general/backstube.ts')
  const block = `{ type: 'cta-banner', id: 'sommer', heading: 'Sommer', button: { label: 'Vorbestellen' }, from: '2026-03-29', until: '2026-10-25' },`
  await writeFile(
    other,
    (await readFile(other, 'utf8')).replace("{ type: 'cta-banner'", (banner) => block + banner),
  )
  const at = async (time: string) => {
    const build = site.run('build', '--at', time)
    expect(await build.ended, build.output()).toBe(0)
    const text = (file: string) => readFile(join(site.root, 'dist', file), 'utf8')
    const { next } = z
      .object({ next: z.string().nullable() })
      .parse(JSON.parse(await text('next-change.json')))
    const hasPage = filesIn(join(site.root, 'dist')).includes('kuchen/sommerzeit.html')
    return [hasPage, (await text('backstube.html')).includes('id="sommer"'), next]
  }
  expect(await at('2026-03-28T23:59')).toEqual([false, false, '2026-03-28T23:00:00.000Z'])
  expect(await at('2026-03-29')).toEqual([true, true, '2026-03-29T22:00:00.000Z'])
  expect(await at('2026-03-29T23:59')).toEqual([true, true, '2026-03-29T22:00:00.000Z'])
  expect(await at('2026-03-30')).toEqual([false, true, '2026-10-25T23:00:00.000Z'])
  expect(await at('2026-10-25T23:59')).toEqual([false, true, '2026-10-25T23:00:00.000Z'])
  expect(await at('2026-10-26')).toEqual([false, false, null])
})

test('a server that publishes on time serves the old site if the publish is killed', async () => {
  const site = await installSecondSite()
  onTestFinished(site.remove)
  vi.stubEnv('PORT', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const build = site.run('build')
  expect(await build.ended, build.output()).toBe(0)
  const home = await readFile(join(site.root, 'dist/index.html'), 'utf8')
  const moment = { at: 0, timeZone: 'Europe/Berlin', drafts: false }
  await writeFile(join(site.root, 'dist', nextChangeFile), writeNextChange(moment, 0, false))
  const server = site.run('serve', '--publish-on-time')
  onTestFinished(server.stop)
  const publishing = async () => /dist-next-(\d+)/.exec(String(await readdir(site.root)))?.[1]
  await expect.poll(publishing, { interval: 10, timeout: 40_000 }).toBeDefined()
  process.kill(Number(await publishing()), 'SIGKILL')
  await server.says('Publishing failed, and the site stays as it is')
  const [url = ''] = /http:\/\/[\d.:]+/.exec(server.output()) ?? []
  expect(await (await fetch(url)).text()).toBe(home)
})
