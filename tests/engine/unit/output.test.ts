import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { openFileHashes } from '../../../src/publish/files/file-hashes.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { pagePacking } from '../../../src/publish/files/pack-file.ts'
import { openOutput, type OutputFiles } from '../../../src/publish/files/output.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

let root = ''
beforeEach(async () => {
  root = await temporaryFolder()
})

const at = (...names: string[]) => join(root, ...names)
const text = '<p>LED displays</p>'.repeat(200)
const packing = 6
const hashes = () => openFileHashes(at('hashes.json'))

/** Publishes by these steps into a new folder, and moves it to its place. */
async function publish(
  published: OutputFiles,
  fill: (output: ReturnType<typeof openOutput>) => Promise<void>,
  better = packing,
) {
  const output = openOutput(at('next'), {
    previous: at('dist'),
    published,
    hashes: hashes(),
    packing: better,
  })
  await fill(output)
  await rename(at('dist'), at('old')).catch(() => undefined)
  await rename(at('next'), at('dist'))
  await rm(at('old'), { recursive: true, force: true })
  return output.files
}

const inode = async (file: string) => (await stat(at('dist', file))).ino

test('each text file is stored in two compressed forms, in every folder', async () => {
  await publish({}, async (output) => {
    for (const file of ['index.html', 'assets/index-1.js']) await output.write(file, text)
  })
  for (const file of ['index.html', 'assets/index-1.js']) {
    expect(await readFile(at('dist', file), 'utf8')).toBe(text)
    expect(String(brotliDecompressSync(await readFile(at('dist', `${file}.br`))))).toBe(text)
    expect(String(gunzipSync(await readFile(at('dist', `${file}.gz`))))).toBe(text)
  }
})

test('small files, pictures and incompressible files have no compressed form', async () => {
  const noise = Buffer.from(Array.from({ length: 3000 }, () => Math.floor(Math.random() * 256)))
  await writeFile(at('picture.webp'), 'a'.repeat(5000))
  await publish({}, async (output) => {
    await output.write('small.json', '{"a":1}')
    await output.copy('media/picture.webp', at('picture.webp'))
    await output.write('noise.txt', noise)
  })
  expect(filesIn(at('dist'))).toEqual(['media/picture.webp', 'noise.txt', 'small.json'])
})

test('a document of a page is compressed only if it is large', async () => {
  await publish({}, async (output) => {
    await output.write('page-data/small.json', text)
    await output.write('page-data/large.json', text.repeat(3))
  })
  const large = ['', '.br', '.gz'].map((ending) => `page-data/large.json${ending}`)
  expect(filesIn(at('dist'))).toEqual([...large, 'page-data/small.json'])
})

test('unchanged files and their compressed forms are reused; changed files are compressed again', async () => {
  await writeFile(at('drawing.svg'), text)
  const fill = (changed: string) => async (output: ReturnType<typeof openOutput>) => {
    await output.write('same.html', text)
    await output.write('changed.html', changed)
    await output.copy('drawing.svg', at('drawing.svg'))
  }
  const published = await publish({}, fill(text))
  const names = ['same.html', 'same.html.br', 'drawing.svg.gz', 'changed.html']
  const before = await Promise.all(names.map(inode))
  await publish(published, fill(`${text}!`))
  const after = await Promise.all(names.map(inode))
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
  expect(after[3]).not.toBe(before[3])
  expect(String(brotliDecompressSync(await readFile(at('dist/changed.html.br'))))).toBe(`${text}!`)
})

test('a change of compression settings applies from the next publish, except for files with the best compression', async () => {
  await writeFile(at('page.svg'), text)
  const fill = async (output: ReturnType<typeof openOutput>) => {
    await output.write('page.html', text)
    await output.copy('page.svg', at('page.svg'))
    await output.write('assets/index-1.js', text)
  }
  const names = ['page.html.br', 'page.svg.br', 'assets/index-1.js.br']
  const published = await publish({}, fill)
  const before = await Promise.all(names.map(inode))
  await publish(published, fill, 10)
  const [page, drawing, script] = await Promise.all(names.map(inode))
  expect(page).not.toBe(before[0])
  expect(drawing).not.toBe(before[1])
  expect(script).toBe(before[2])
})

test('pages of a large site are compressed faster', () => {
  expect([1, 200, 201, 10_000].map(pagePacking)).toEqual([10, 10, 6, 6])
})

test('an unchanged page is reused without reading it, an edited one is not', async () => {
  const published = await publish({}, (output) => output.write('page.html', text))
  const kept: boolean[] = []
  const keep = async (output: ReturnType<typeof openOutput>) => {
    kept.push(output.keep('page.html'), output.keep('never.html'))
    await mkdir(at('next'), { recursive: true })
  }
  const again = await publish(published, keep)
  expect(kept).toEqual([true, false])
  expect((await readdir(at('dist'))).toSorted()).toEqual(['page.html', 'page.html.br', 'page.html.gz'])
  await writeFile(at('dist/page.html.gz'), 'edited')
  await publish(again, keep)
  expect(kept).toEqual([true, false, false, false])
})

test('writing to a reused file leaves the previous one unchanged', async () => {
  const published = await publish({}, (output) => output.write('page.html', text))
  const output = openOutput(at('next'), { previous: at('dist'), published, hashes: hashes(), packing })
  expect(output.keep('page.html')).toBe(true)
  await output.write('page.html', `${text}!`)
  expect(await readFile(at('dist/page.html'), 'utf8')).toBe(text)
  expect(await readFile(at('next/page.html'), 'utf8')).toBe(`${text}!`)
})

test('a file that can be reused only in part is written again, and the previous file stays unchanged', async () => {
  const published = await publish({}, (output) => output.write('page.html', text))
  const stamps = { ...published['page.html']?.stamps, '.zst': '' }
  const half = { 'page.html': { hash: published['page.html']?.hash ?? '', stamps } }
  const output = openOutput(at('next'), { previous: at('dist'), published: half, hashes: hashes(), packing })
  expect(output.keep('page.html')).toBe(false)
  await output.write('page.html', `${text}!`)
  expect(await readFile(at('dist/page.html'), 'utf8')).toBe(text)
  expect(await readFile(at('next/page.html'), 'utf8')).toBe(`${text}!`)
})

test('a file’s hash depends on its content, also between runs', async () => {
  await writeFile(at('a.txt'), 'one')
  const first = hashes()
  const hash = first.of(at('a.txt'))
  expect(first.of(at('none.txt'))).toBeUndefined()
  await first.save()
  expect(hashes().of(at('a.txt'))).toBe(hash)
  // A file of equal size, written in the same moment.
  await writeFile(at('a.txt'), 'two')
  expect(hashes().of(at('a.txt'))).not.toBe(hash)
  await writeFile(at('a.txt'), 'one')
  expect(hashes().of(at('a.txt'))).toBe(hash)
  await writeFile(at('hashes.json'), '{"broken":')
  expect(hashes().of(at('a.txt'))).toBe(hash)
})

test('a folder’s hash depends on its files and their places', async () => {
  await mkdir(at('tree/sub'), { recursive: true })
  await writeFile(at('tree/sub/a.txt'), 'one')
  const first = hashes().ofTree(at('tree'))
  await rename(at('tree/sub/a.txt'), at('tree/a.txt'))
  const moved = hashes().ofTree(at('tree'))
  expect(new Set([first, moved, hashes().ofTree(at('none'))]).size).toBe(3)
})

test('a file that a page or a style sheet names, and that is missing, is refused, also on an unchanged page', async () => {
  const named = (file: string) => async (output: ReturnType<typeof openOutput>) => {
    await output.write(file, '')
    if (!output.keep('index.html'))
      await output.write('index.html', '<img srcset="/assets/a-12345678.avif 1w"> /assets/none-12345678.avif')
    await output.check()
  }
  const published = await publish({}, named('assets/a-12345678.avif'))
  await publish(published, named('assets/a-12345678.avif'))
  await expect(publish(published, named('assets/b-12345678.avif'))).rejects.toThrow(
    'index.html names /assets/a-12345678.avif, which is not published',
  )
  await expect(
    publish({}, async (output) => {
      await output.write('assets/page.css', 'src: url(/assets/font-1234567.woff2)')
      await output.check()
    }),
  ).rejects.toThrow('assets/page.css names /assets/font-1234567.woff2')
})

test('a published file can be read by all, whatever its source allows', async () => {
  await writeFile(at('icon.png'), 'a', { mode: 0o600 })
  await publish({}, async (output) => output.copy('icon.png', at('icon.png')))
  expect(((await stat(at('dist/icon.png'))).mode & 0o777).toString(8)).toBe('644')
})
