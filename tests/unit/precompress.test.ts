import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from '../../src/publish/hosting/precompress.ts'

let folder = ''
beforeEach(async () => {
  await mkdir('.tmp', { recursive: true })
  folder = await mkdtemp('.tmp/precompress-')
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

test('each text file lies there packed twice, in every folder', async () => {
  const text = '<p>LED displays</p>'.repeat(200)
  for (const file of ['index.html', 'assets/index-1.js']) await writeFile(join(folder, file), text)
  await precompress(folder, `${folder}-none`)
  for (const file of ['index.html', 'assets/index-1.js']) {
    expect(String(brotliDecompressSync(await readFile(join(folder, `${file}.br`))))).toBe(text)
    expect(String(gunzipSync(await readFile(join(folder, `${file}.gz`))))).toBe(text)
  }
})

test('small files, pictures and what packing does not make smaller stay alone', async () => {
  const noise = Buffer.from(Array.from({ length: 3000 }, () => Math.floor(Math.random() * 256)))
  await writeFile(join(folder, 'small.json'), '{"a":1}')
  await writeFile(join(folder, 'picture.webp'), 'a'.repeat(5000))
  await writeFile(join(folder, 'noise.txt'), noise)
  await precompress(folder, `${folder}-none`)
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'noise.txt', 'picture.webp', 'small.json'])
})

test('what was packed before is taken as it was; what has changed is packed anew', async () => {
  const text = '<p>LED displays</p>'.repeat(200)
  const previous = join(folder, 'assets')
  for (const file of ['same.html', 'changed.html']) {
    await writeFile(join(previous, file), text)
    for (const ending of ['br', 'gz']) await writeFile(join(previous, `${file}.${ending}`), 'packed before')
    await writeFile(join(folder, file), file === 'same.html' ? text : `${text}!`)
  }
  await writeFile(join(previous, 'alone.html'), text)
  await writeFile(join(folder, 'alone.html'), text)
  await precompress(folder, previous)
  expect(String(gunzipSync(await readFile(join(folder, 'alone.html.gz'))))).toBe(text)
  expect(await readFile(join(folder, 'same.html.br'), 'utf8')).toBe('packed before')
  expect(String(brotliDecompressSync(await readFile(join(folder, 'changed.html.br'))))).toBe(`${text}!`)
})
