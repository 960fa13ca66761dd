import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import type { RenderedPage } from '../../app/entry-server.tsx'
import type { Site } from '../../../schemas/site.ts'
import { writeSnapshot, type Snapshot } from '../../engine/snapshot.ts'
import type { BuiltApp } from '../app/build-app.ts'

const renderedSchema: z.ZodType<RenderedPage> = z.strictObject({
  head: z.string(),
  styles: z.string(),
  html: z.string(),
  data: z.string(),
  published: z.string(),
  views: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  changed: z.string().optional(),
  unsent: z.array(z.string()),
})

/** Renders pages, and keeps them from one publish to the next. */
export interface RenderCache {
  render: (snapshot: Snapshot) => Promise<RenderedPage>
  /** How many pages had to be rendered. */
  rendered: () => number
  /** Removes what this publish had no use for. */
  removeUnused: () => Promise<void>
}

/**
 * Rendering is a pure function of the app as it was built for Node, the site's settings and the page's snapshot, which
 * holds the page's config, its content, its questions and its pictures. A page is cached in `folder` under a hash of
 * them all, so that a page with anything changed is not found there. What is done to a page after rendering is not
 * cached. Another version of Node is a change too: dates and numbers are written by what it brings along.
 */
export async function openRenderCache(
  folder: string,
  { server, bundleHash }: Pick<BuiltApp, 'bundleHash'> & { server: Pick<BuiltApp['server'], 'renderPage'> },
  site: Site,
): Promise<RenderCache> {
  await mkdir(folder, { recursive: true })
  const everyPages = JSON.stringify([bundleHash, site, process.versions])
  const used = new Set<string>()
  let rendered = 0

  return {
    async render(snapshot) {
      const name = `${hashOf(everyPages, writeSnapshot(snapshot))}.json`
      used.add(name)
      const known = await read(join(folder, name))
      if (known) return known
      rendered += 1
      const page = await server.renderPage(site, snapshot)
      await writeFileAtomic(join(folder, name), JSON.stringify(page), { fsync: false })
      return page
    },
    rendered: () => rendered,
    async removeUnused() {
      const rest = (await readdir(folder)).filter((name) => !used.has(name))
      await Promise.all(rest.map((name) => rm(join(folder, name))))
    },
  }
}

/** A file that is missing or broken is a page not in the cache. */
async function read(file: string): Promise<RenderedPage | undefined> {
  try {
    return renderedSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

function hashOf(...texts: string[]): string {
  const hash = createHash('sha256')
  // The lengths keep one text's end apart from the next one's beginning.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex')
}
