import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from '../../../src/site/config/web-manifest.ts'
import { root } from '../../support/root.ts'
import { site } from '../../support/site-config.ts'

const manifest = JSON.parse(webManifest(site, '#07080b'))

test('its icons exist in the declared sizes, one of them for masks', async () => {
  const listed: { src: string; sizes: string; purpose?: string }[] = manifest.icons
  const sizes = await Promise.all(
    listed.map(async ({ src }) => {
      const { width, height, format } = await sharp(join(root, 'public', src)).metadata()
      return `${format} ${width}x${height}`
    }),
  )
  expect(sizes).toEqual(listed.map((icon) => `png ${icon.sizes}`))
  expect(sizes).toEqual(['png 192x192', 'png 512x512', 'png 512x512'])
  expect(listed.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable'])
})

test('icons and the manifest of the document’s head exist', () => {
  const head = readFileSync(join(root, 'index.html'), 'utf8')
  const named = [...head.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, , href]) => href,
  )
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'])
  const icon = readFileSync(join(root, 'public/favicon.ico'))
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})
