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

/** Renders pages, and keeps them from one publish to the next. */
export interface RenderCache {
  render: (snapshot: Snapshot) => Promise<RenderedPage & { rendering: string }>
  /** Keeps a page that is published as it was, by the name of its rendering; false where it is not there. */
  has: (rendering: string) => boolean
  /** How many pages had to be rendered. */
  rendered: () => number
  /** Removes what this publish had no use for. */
  removeUnused: () => Promise<void>
}

/**
 * Rendering is a pure function of the app as it was built for Node, the site's settings and the page's snapshot, which
 * holds the page's config, its bound content, its questions and its pictures. A page is cached in `folder` under a hash of
 * them all, so that a page with anything changed is not found there. What is done to a page after rendering is not
 * cached. Another version of Node is a change too: dates and numbers are written by what it brings along.
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
      // Two publishes at once write the same, and what is read before it is whole is not taken for it.
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

/** A file that is missing or broken is a page not in the cache. */
const read = async (file: string): Promise<RenderedPage | undefined> =>
  renderedSchema.safeParse(await readCached(file)).data
