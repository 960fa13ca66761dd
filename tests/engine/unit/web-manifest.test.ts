import { expect, test } from 'vitest'
import { webManifest } from '../../../src/site/config/web-manifest.ts'
import { site } from '../../support/bakery.ts'

const manifest = JSON.parse(webManifest(site, '#07080b'))

test('the manifest has the site’s name and colours', () => {
  expect(manifest).toMatchObject({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    theme_color: '#07080b',
  })
  expect(manifest.description).toBe(site.tagline)
})
