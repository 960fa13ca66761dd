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

/** Renders pages, and stores them for later publishes. */
export interface RenderCache {
  render: (snapshot: Snapshot) => Promise<RenderedPage & { rendering: string }>
  /** Marks the rendering of an unchanged page as used. */
  keep: (rendering: string) => void
  /** Returns the number of pages that were rendered, not cached. */
  rendered: () => number
  /** Removes pages that this publish did not use. */
  removeUnused: () => Promise<void>
}

/**
 * Renders pages through a cache. Rendering is a pure function of the app for Node, the site's settings
 * and the page's snapshot. The snapshot contains the page's config, bound content, questions and pictures. The hash of
 * all of them is a page's key in the cache, so a changed page is not found there. Node's version is part of the key,
 * because Node formats dates and numbers. Changes made to a page after rendering are not cached.
 */
export function openRenderCache(
  cache: Cache,
  { renderPage, bundleHash }: Pick<BuiltApp, 'bundleHash' | 'renderPage'>,
  site: Site,
): RenderCache {
  const everyPages = hashOf(JSON.stringify([bundleHash, site, process.versions]))
  let rendered = 0

  return {
    async render(snapshot) {
      const rendering = longHashOf('page', everyPages, JSON.stringify(snapshot))
      const known = await readPage(await cache.read(rendering))
      if (known) return { ...known, rendering }
      rendered += 1
      const page = await renderPage({ site, snapshot })
      const content = await deflate(JSON.stringify(page), { level: 3 })
      await cache.write(rendering, new Map([[pageName, content]]))
      return { ...page, rendering }
    },
    keep: cache.keep,
    rendered: () => rendered,
    removeUnused: cache.removeUnused,
  }
}

/** Name of the page in its entry. It is compressed to a fifth, which saves time on a network and on most disks. */
const pageName = 'page.json.gz'

const [deflate, inflate] = [promisify(gzip), promisify(gunzip)]

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
