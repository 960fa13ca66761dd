import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { RenderedPage } from '../render/entry-server.tsx'
import type { Site } from '../../../schemas/site.ts'
import type { Snapshot } from '../../runtime/engine/snapshot.ts'
import type { BuiltApp } from '../app/load-app.ts'
import type { EntryFiles } from '../cache/action-result.ts'
import type { Cache } from '../cache/open-cache.ts'
import { hashOf, longHashOf } from '../../util/hash-of.ts'

const renderedSchema: z.ZodType<RenderedPage> = z.strictObject({
  head: z.string(),
  styles: z.string(),
  html: z.string(),
  data: z.string(),
  published: z.string(),
  islands: z.array(z.string()),
  changed: z.string().optional(),
})

/** Renders pages, and shares them with other machines. */
export interface RenderCache {
  render: (snapshot: Snapshot) => Promise<RenderedPage>
  /** Returns the number of pages that were rendered, not cached. */
  rendered: () => number
}

/**
 * Renders pages, through a cache if there is one. Rendering is a pure function of the app for Node, the site's settings
 * and the page's snapshot. The snapshot contains the page's config, bound content, questions and pictures. The hash of
 * all of them is a page's key in the cache, so a changed page is not found there. Node's version is part of the key,
 * because Node formats dates and numbers. Changes made to a page after rendering are not cached.
 */
export function openRenderCache(
  cache: Cache | undefined,
  { renderPage, bundleHash }: Pick<BuiltApp, 'bundleHash' | 'renderPage'>,
  site: Site,
): RenderCache {
  const everyPages = hashOf(JSON.stringify([bundleHash, site, process.versions]))
  let rendered = 0

  return {
    async render(snapshot) {
      const key = cache && longHashOf('page', everyPages, JSON.stringify(snapshot))
      const known = key && (await readPage(await cache.read(key)))
      if (known) return known
      rendered += 1
      const page = await renderPage({ site, snapshot })
      if (key) await cache.write(key, new Map([[pageName, await packPage(page)]]))
      return page
    },
    rendered: () => rendered,
  }
}

/** Name of the page in its entry. It is compressed to a fifth, which saves time on a network. */
const pageName = 'page.json.gz'

const [deflate, inflate] = [promisify(gzip), promisify(gunzip)]

const packPage = (page: RenderedPage) => deflate(JSON.stringify(page), { level: 3 })

/** Returns the page in an entry; undefined if it is missing or broken. */
async function readPage(files: EntryFiles | undefined): Promise<RenderedPage | undefined> {
  const content = files?.get(pageName)
  if (!content) return undefined
  try {
    const text = String(await inflate(content))
    return renderedSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
