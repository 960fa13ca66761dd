import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from 'vite'
import { pageConfigs } from '../../../src/author/dev/server/page-configs-plugin.ts'
import { article } from '../../support/example-edits.ts'
import { exampleSite } from '../../support/example-site.ts'

test('a new picture, section and set of questions are offered to editors', async () => {
  const root = await exampleSite(article)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [pageConfigs()],
  })
  onTestFinished(() => server.close())
  const offered = () => readFile(join(root, 'page-configs/known.d.ts'), 'utf8').catch(() => '')
  await expect.poll(offered).toContain('"/media/abend.webp"')
  await copyFile(join(root, 'public/media/abend.webp'), join(root, 'public/media/morgen.webp'))
  await expect.poll(offered).toContain('"/media/morgen.webp"')
  // The config of a page with a parameter determines its addresses. While it cannot be read, they stay.
  expect(await offered()).toContain('"/notizen/holz"')
  const page = join(root, 'page-configs/general/notizen/[id].ts')
  const text = await readFile(page, 'utf8')
  await writeFile(page, '{')
  await copyFile(join(root, 'public/media/abend.webp'), join(root, 'public/media/nacht.webp'))
  await new Promise((settle) => setTimeout(settle, 600))
  expect(await offered()).toContain('"/notizen/holz"')
  await writeFile(page, text)
  await expect.poll(offered).toContain('"/media/nacht.webp"')
  const file = join(root, 'content/api/bogen.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('bogen_section1', 'bogen_section7'))
  await mkdir(join(root, 'page-configs/structured-data'))
  await writeFile(join(root, 'page-configs/structured-data/bogen.json'), '[]')
  await expect.poll(offered).toMatch(/"bogen"[^]*"bogen_section7"/)
})
