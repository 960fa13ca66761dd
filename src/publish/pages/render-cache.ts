import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { RenderedPage } from '../render/entry-server.tsx'
import type { Site } from '../../../schemas/site.ts'
import type { Snapshot } from '../../runtime/engine/snapshot.ts'
import type { BuiltApp } from '../app/load-app.ts'
import { hashOf } from '../../util/hash-of.ts'
import { readCached, sweepCache } from '../../util/cache.ts'

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
  /** Marks the rendering of an unchanged page as used. Returns false if it is not in the cache. */
  has: (rendering: string) => boolean
  /** Returns the number of pages that were rendered, not cached. */
  rendered: () => number
  /** Removes pages that this publish did not use. */
  removeUnused: () => Promise<void>
}

/**
 * Opens the cache of rendered pages in `folder`. Rendering is a pure function of the app for Node, the site's settings
 * and the page's snapshot. The snapshot contains the page's config, bound content, questions and pictures. The hash of
 * all of them is a page's name in the cache, so a changed page is not found there. Node's version is part of the hash,
 * because Node formats dates and numbers. Changes made to a page after rendering are not cached.
 */
export async function openRenderCache(
  folder: string,
  { renderPage, bundleHash }: Pick<BuiltApp, 'bundleHash' | 'renderPage'>,
  site: Site,
): Promise<RenderCache> {
  await mkdir(folder, { recursive: true })
  const everyPages = hashOf(JSON.stringify([bundleHash, site, process.versions]))
  const before = new Set(await readdir(folder))
  const used = new Set<string>()
  let rendered = 0

  return {
    async render(snapshot) {
      const rendering = `${hashOf(everyPages, JSON.stringify(snapshot))}.json`
      used.add(rendering)
      const known = before.has(rendering) ? await read(join(folder, rendering)) : undefined
      if (known) return { ...known, rendering }
      rendered += 1
      const page = await renderPage({ site, snapshot })
      // Safe without a lock: parallel publishes write the same text, and readers ignore an incomplete file.
      await writeFile(join(folder, rendering), JSON.stringify(page))
      return { ...page, rendering }
    },
    has(rendering) {
      if (before.has(rendering)) used.add(rendering)
      return before.has(rendering)
    },
    rendered: () => rendered,
    removeUnused: () => sweepCache(folder, used),
  }
}

/** Returns a cached page; undefined if the file is missing or broken. */
const read = async (file: string): Promise<RenderedPage | undefined> =>
  renderedSchema.safeParse(await readCached(file)).data
