import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ask } from '../bench/http-load.ts'

/** Returns typical requests: pages, assets, content, and addresses that do not exist. */
export async function visits(folder: string, url: string): Promise<Ask[]> {
  const packed = { 'accept-encoding': 'gzip, deflate, br' }
  const assets = (await readdir(join(folder, 'assets')))
    .filter((name) => /\.(js|woff2)$/.test(name))
    .slice(0, 6)
  const page = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'identity' } })
  await page.arrayBuffer()
  return [
    ...['/', '/about', '/contact', '/industry/Retail', '/products/led-standee-display', '/gallery'].map(
      (path) => ({
        path,
        headers: packed,
        allowed: [200],
      }),
    ),
    ...assets.map((name) => ({ path: `/assets/${name}`, headers: packed, allowed: [200] })),
    { path: '/about', headers: { 'if-none-match': page.headers.get('etag') ?? '' }, allowed: [304] },
    { path: '/about', method: 'HEAD', allowed: [200] },
    { path: '/page-data/routes.json', allowed: [200] },
    { path: '/api/retails', headers: packed, allowed: [200] },
    { path: '/storage/icons/about-1.svg', headers: { range: 'bytes=0-99' }, allowed: [206] },
    { path: '/blog/written-just-now', allowed: [200] },
    { path: '/about/', allowed: [301] },
    { path: '/nowhere', allowed: [404] },
    { path: '/..%2f..%2fpackage.json', allowed: [404] },
    { path: '/', headers: { host: 'a b' }, allowed: [400] },
    { path: '/about', method: 'DELETE', allowed: [405] },
  ]
}
