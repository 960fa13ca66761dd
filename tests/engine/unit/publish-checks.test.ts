import { statSync } from 'node:fs'
import { mkdir, readFile, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replaceFolder } from '../../../src/publish/replace-folder.ts'
import { robots, sitemap } from '../../../src/publish/pages/sitemap.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('the list for search engines holds addresses as XML, and the dates that are known', () => {
  const pages = [
    { address: 'https://x.example/?a=1&b=<2>' },
    { address: 'https://x.example/b', changed: '2025-04-08T09:00:00+05:30' },
    { address: 'https://x.example/c', changed: '2025-04-08' },
    { address: 'https://x.example/d', changed: '' },
  ]
  const xml = sitemap(pages, 'https://x.example').get('sitemap.xml') ?? ''
  expect(xml).toContain('<loc>https://x.example/?a=1&amp;b=&lt;2&gt;</loc></url>')
  expect(xml).toContain('<loc>https://x.example/b</loc><lastmod>2025-04-08T09:00:00+05:30</lastmod>')
  expect(xml).toContain('<loc>https://x.example/c</loc><lastmod>2025-04-08</lastmod>')
  expect(xml.split('<lastmod>').length - 1).toBe(2)
  expect(robots('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml\n')
})

describe('a folder that is replaced', () => {
  const inFolder = async () => {
    const root = await temporaryFolder()
    const folder = join(root, 'dist')
    const fill = (text: string) => async (next: string) => {
      await mkdir(next)
      await writeFile(join(next, text), text)
      return text.length
    }
    return { root, folder, fill }
  }

  test('holds the new files alone, and gives what filling gave', async () => {
    const { root, folder, fill } = await inFolder()
    expect(await replaceFolder(folder, fill('first'))).toBe(5)
    await replaceFolder(folder, fill('second'))
    expect(await readdir(folder)).toEqual(['second'])
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('can be read by all, even if the user hides new files', async () => {
    const { folder, fill } = await inFolder()
    const mask = process.umask(0o077)
    await replaceFolder(folder, fill('page')).finally(() => process.umask(mask))
    const modes = [folder, join(folder, 'page')].map((path) => (statSync(path).mode & 0o777).toString(8))
    expect(modes).toEqual(['755', '644'])
  })

  test('is never written over a file', async () => {
    const { folder, fill } = await inFolder()
    await writeFile(folder, 'mine')
    await expect(replaceFolder(folder, fill('page'))).rejects.toThrow('dist is a file')
    expect(await readFile(folder, 'utf8')).toBe('mine')
  })

  test('may be replaced twice at the same time: each is complete, and the last one stays', async () => {
    const { root, folder, fill } = await inFolder()
    await replaceFolder(folder, async (next) => {
      await fill('slow')(next)
      await replaceFolder(folder, fill('quick'))
      expect(await readdir(folder)).toEqual(['quick'])
      await writeFile(join(next, 'more'), '')
    })
    expect(await readdir(folder)).toEqual(['more', 'slow'])
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('keeps temporary folders of running processes, and removes those of killed ones', async () => {
    const { root, folder, fill } = await inFolder()
    const [ours, theirs] = [`dist-next-${process.ppid}-1-1`, 'dist-next-999999999-1-1']
    for (const name of [ours, theirs, 'dist-old-999999999-1-1']) await mkdir(join(root, name))
    await replaceFolder(folder, fill('first'))
    expect(await readdir(root)).toEqual(['dist', ours])
  })

  test.each(['EBUSY', 'EXDEV', 'EPERM'])(
    'that cannot be renamed (%s) gets the new files alone',
    async (code) => {
      const { root, folder, fill } = await inFolder()
      await replaceFolder(folder, fill('first'))
      const { ino } = await stat(folder)
      const rename = () => {
        throw Object.assign(new Error('rename failed'), { code })
      }
      expect(await replaceFolder(folder, fill('second'), rename)).toBe(6)
      expect([await readdir(folder), await readdir(root)]).toEqual([['second'], ['dist']])
      expect((await stat(folder)).ino).toBe(ino)
    },
  )

  test('behind a link is replaced where it is, and the link stays', async () => {
    const { root, folder, fill } = await inFolder()
    await mkdir(join(root, 'www'))
    await symlink(join(root, 'www'), folder)
    await replaceFolder(folder, fill('first'))
    expect(await readdir(join(root, 'www'))).toEqual(['first'])
    expect(await readlink(folder)).toBe(join(root, 'www'))
  })

  test('stays as it was when filling fails', async () => {
    const { root, folder, fill } = await inFolder()
    await replaceFolder(folder, fill('first'))
    const failing = replaceFolder(folder, async (next) => {
      await fill('half')(next)
      throw new Error('no content')
    })
    await expect(failing).rejects.toThrow('no content')
    expect(await readFile(join(folder, 'first'), 'utf8')).toBe('first')
    expect(await readdir(root)).toEqual(['dist'])
  })
})

test('a sitemap has at most 50,000 addresses a file, and an index of its files', () => {
  const pages = Array.from({ length: 120_000 }, (_, index) => ({ address: `https://x.example/${index}` }))
  const files = sitemap(pages, 'https://x.example')
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  expect(files.get('sitemap.xml')).toContain(
    '<sitemap><loc>https://x.example/sitemap-3.xml</loc></sitemap>\n</sitemapindex>',
  )
  const counts = [1, 2, 3].map((number) => files.get(`sitemap-${number}.xml`)?.match(/<url>/g)?.length)
  expect(counts).toEqual([50_000, 50_000, 20_000])
  expect([...sitemap(pages.slice(0, 50_000), 'https://x.example').keys()]).toEqual(['sitemap.xml'])
})
