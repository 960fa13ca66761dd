import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../../src/util/hash-of.ts'
import { documentAddress } from '../../../src/runtime/engine/page-document.ts'
import { paint, picturesProject, someDocument } from '../../support/pictures-folder.ts'

const stored = 'content/storage/pictures/Lit wall.webp'
const address = '/storage/pictures/Lit%20wall.webp'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="9" height="9"/></svg>'

const shown = (all: string[], portrait: string[] = []) => ({ all, portrait })

const sizeOf = async (file: string) => {
  const { width, height, format, compression } = await sharp(file).metadata()
  return { width, height, format: compression === 'av1' ? 'avif' : format }
}

test('a page’s picture is published as AVIF and WebP, in no width beyond its own', async () => {
  const { folder, build } = await picturesProject({ [stored]: await paint(400, 250) })
  const { pictures } = await build().describe(someDocument, shown([address]))
  const picture = pictures?.[address]
  expect(picture).toMatchObject({
    width: 400,
    height: 250,
    placeholder: expect.stringMatching(/^#[ef]\d\d,#[01]\d[ef],#00f$/),
  })
  expect(picture?.file).toMatch(/^lit-20wall-[0-9a-f]{10}$/)
  const names = await readdir(join(folder, 'assets/pictures'))
  const variants = names.filter((name) => !/preview|portrait/.test(name)).toSorted()
  const expected = [320, 400].flatMap((width) => [`${width}.avif`, `${width}.webp`])
  expect(variants).toEqual(expected.map((end) => `${picture?.file}-${end}`).toSorted())
  for (const name of variants) {
    const [, width = '', format] = /-(\d+)\.(\w+)$/.exec(name) ?? []
    const height = Math.round((Number(width) * 250) / 400)
    expect(await sizeOf(join(folder, 'assets/pictures', name))).toEqual({
      width: Number(width),
      height,
      format,
    })
  }
})

test('a picture has the same bytes from two publishes, alone and with others in work', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#000', noise } })
    .webp()
    .toBuffer()
  const others = {
    'public/media/a.webp': await paint(500, 250),
    'public/media/b.webp': await paint(250, 300),
  }
  const published = async (files: Record<string, Uint8Array>, addresses: string[]) => {
    const { folder, build } = await picturesProject({ [stored]: bytes, ...files })
    await build().prepareAll([...addresses, address], () => undefined)
    const names = (await readdir(join(folder, 'assets/pictures'))).filter((name) => name.startsWith('lit-'))
    return Promise.all(
      names.map(async (name) => [name, hashOf(await readFile(join(folder, 'assets/pictures', name)))]),
    )
  }
  const alone = await published({}, [])
  expect(alone).toHaveLength(4)
  expect(await published(others, ['/media/a.webp', '/media/b.webp'])).toEqual(alone)
})

test('only what a phone shows portrait has an portrait crop, and only if it is not portrait itself', async () => {
  const { folder, build } = await picturesProject({
    'public/media/wide.webp': await paint(500, 250),
    'public/media/high.webp': await paint(250, 300),
  })
  const addresses = ['/media/wide.webp', '/media/high.webp']
  const { pictures } = await build().describe(someDocument, shown(addresses, addresses))
  expect(pictures?.['/media/wide.webp']).toMatchObject({ width: 500, portrait: 200 })
  expect(pictures?.['/media/high.webp']?.portrait).toBeUndefined()
  const file = `${pictures?.['/media/wide.webp']?.file}-portrait-200.avif`
  expect(await sizeOf(join(folder, 'assets/pictures', file))).toEqual({
    width: 200,
    height: 250,
    format: 'avif',
  })
  const plain = await build().describe(someDocument, shown(addresses))
  expect(plain.pictures?.['/media/wide.webp']?.portrait).toBeUndefined()
})

test('a page’s preview is its first large picture, cropped to what social networks show', async () => {
  const { folder, build } = await picturesProject({
    'public/media/small.webp': await paint(90, 90),
    'public/media/first.png': await paint(600, 400, 'png'),
    'public/media/second.webp': await paint(600, 400),
  })
  const addresses = ['/media/small.webp', '/media/first.png', '/media/second.webp']
  const { preview = '' } = await build().describe(someDocument, shown(addresses))
  expect(preview).toMatch(/^\/assets\/pictures\/first-preview-[0-9a-f]{10}\.jpg$/)
  expect(await sizeOf(join(folder, preview))).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  const none = await build().describe(someDocument, shown(['/media/small.webp']))
  expect(none.preview).toBeUndefined()
})

test('a drawing stays as it is, with its size', async () => {
  const { build } = await picturesProject({ 'content/storage/icons/a.svg': drawing })
  const { pictures } = await build().describe(someDocument, shown(['/storage/icons/a.svg']))
  expect(pictures).toEqual({ '/storage/icons/a.svg': { width: 24, height: 16 } })
})

test('the next build takes everything from the cache; other bytes make other names', async () => {
  const { build, write } = await picturesProject({ 'public/media/a.webp': await paint(320, 200) })
  const run = async () => {
    const pictures = build()
    const described = await pictures.describe(someDocument, shown(['/media/a.webp']))
    return { described, lines: pictures.report() }
  }
  const first = await run()
  const second = await run()
  expect(first.lines).toEqual([
    expect.stringMatching(/^1 pictures, 0\.0 MB, as AVIF 0\.0 MB \(0 from the cache\)$/),
  ])
  expect(second.lines).toEqual([expect.stringContaining('(1 from the cache)')])
  expect(second.described).toEqual(first.described)
  await write('public/media/a.webp', await paint(320, 201))
  const third = await run()
  expect(third.described.pictures?.['/media/a.webp']?.file).not.toBe(
    first.described.pictures?.['/media/a.webp']?.file,
  )
})

test('a content host’s pictures are fetched once and published as the site’s own', async () => {
  const bytes = await paint(400, 250, 'jpeg')
  const requested: string[] = []
  const host = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.statusCode = request.url === '/storage/lost.jpg' ? 404 : 200
    response.end(request.url?.endsWith('.html') ? '<p>Login</p>' : bytes)
  })
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void host.close())
  const port = Object(host.address()).port
  const at = (path: string) => `http://127.0.0.1:${port}/storage/${path}`
  const { folder, build } = await picturesProject({})
  const pictures = build()
  const addresses = [at('hall.jpg'), at('lost.jpg'), at('login.html')]
  await pictures.describe(someDocument, shown(addresses))
  const described = await pictures.describe(someDocument, shown(addresses))
  expect(Object.keys(described.pictures ?? {})).toEqual([at('hall.jpg')])
  const file = described.pictures?.[at('hall.jpg')]?.file ?? ''
  expect(file).toMatch(/^hall-/)
  expect(
    (await readdir(join(folder, 'assets/pictures'))).filter((name) => name.startsWith(file)),
  ).toHaveLength(4)
  expect(requested.toSorted()).toEqual(['/storage/hall.jpg', '/storage/login.html', '/storage/lost.jpg'])
  expect(pictures.report()).toEqual([
    expect.stringContaining('1 pictures'),
    `Published without variants: ${at('lost.jpg')}: the host answers with status 404`,
    expect.stringContaining(`Published without variants: ${at('login.html')}: `),
  ])
})

test('a drawing and an animation of another host are published with the site, whatever their addresses end in', async () => {
  const frames = ['#f00', '#00f'].map((background) => ({
    create: { width: 40, height: 30, channels: 3 as const, background },
  }))
  const pngs = await Promise.all(frames.map(async (frame) => sharp(frame).png().toBuffer()))
  const animation = await sharp(pngs, { join: { animated: true } })
    .gif()
    .toBuffer()
  const host = createServer(({ url = '' }, response) =>
    response.end(url.includes('.gif') ? animation : drawing),
  )
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void host.close())
  const at = (path: string) => `http://127.0.0.1:${Object(host.address()).port}/storage/${path}`
  const { folder, build } = await picturesProject({})
  const addresses = [at('a.svg?X-Amz-Expires=3600&X-Amz-Signature=1'), at('b?se=2026&sig=1'), at('c.gif')]
  const { pictures = {} } = await build().describe(someDocument, shown(addresses))
  const copies = addresses.map((source) => pictures[source]?.copy ?? '')
  expect(copies).toEqual([
    expect.stringMatching(/^\/assets\/pictures\/a-\w{8}\.svg$/),
    expect.stringMatching(/^\/assets\/pictures\/b-\w{8}\.svg$/),
    expect.stringMatching(/^\/assets\/pictures\/c-\w{8}\.gif$/),
  ])
  expect(await readFile(join(folder, copies[0] ?? ''), 'utf8')).toBe(drawing)
})

test.each([
  ['/media/missing.webp', 'there is no such file in public/'],
  ['/storage/missing.webp', 'there is no such file in content/'],
  ['/%2e%2e/secret.webp', 'there is no such file in public/'],
  ['/%E0%A4%A.webp', 'the address is not a valid path'],
])('%s stays unchanged, and is reported', async (missing, reason) => {
  const { build } = await picturesProject({ 'secret.webp': await paint(320, 200) })
  const pictures = build()
  expect((await pictures.describe(someDocument, shown([missing]))).pictures).toEqual({})
  expect(pictures.report()[1]).toMatch(`Published without variants: ${missing}: `)
  expect(pictures.report()[1]).toContain(reason)
})

test('pages that share a document share it with all their pictures, and with no one’s preview', async () => {
  const { folder, build } = await picturesProject({
    'public/media/a.webp': await paint(600, 300),
    'public/media/b.webp': await paint(600, 302),
  })
  const pictures = build()
  const firstDocument = await pictures.describe(someDocument, shown(['/media/a.webp']))
  const other = await pictures.describe(someDocument, shown(['/media/b.webp']))
  await pictures.writeDocuments([firstDocument, other])
  const written = JSON.parse(await readFile(join(folder, documentAddress(someDocument.path)), 'utf8'))
  expect(Object.keys(written.pictures).toSorted()).toEqual(['/media/a.webp', '/media/b.webp'])
  expect(written).toMatchObject({ path: someDocument.path, page: { kind: someDocument.page.kind } })
  expect(firstDocument.preview).toBeDefined()
  expect(written.preview).toBeUndefined()
})

test('a picture whose variants are not ready is shown unchanged with its size, and counted until they are', async () => {
  const { folder, build } = await picturesProject({
    'public/media/a.webp': await paint(700, 400),
    'public/media/missing.txt': 'no picture',
  })
  const all = ['/media/a.webp', '/media/missing.txt']
  const first = build(undefined, false)
  const shownFirst = await first.describe(someDocument, shown(all, ['/media/a.webp']))
  expect(shownFirst.pictures).toEqual({ '/media/a.webp': { width: 700, height: 400 } })
  expect(shownFirst.preview).toBeUndefined()
  expect(first.awaited()).toBe(2)
  await expect(readdir(join(folder, 'assets/pictures'))).rejects.toThrow('ENOENT')

  const second = build()
  const done: number[] = []
  await second.prepareAll(all, (count, total) => done.push(count, total))
  expect(done).toEqual([1, 2, 2, 2])
  const described = await second.describe(someDocument, shown(all, ['/media/a.webp']))
  expect(second.awaited()).toBe(0)
  const third = build(undefined, false)
  expect(await third.describe(someDocument, shown(all, ['/media/a.webp']))).toEqual(described)
})
