import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readPublishedPage } from '../src/runtime/engine/published-page.ts'
import { pageScripts } from '../src/publish/app/page-scripts.ts'
import { manifestFile, readManifest } from '../src/publish/app/read-manifest.ts'

/** A file of a page, and its transferred bytes: brotli, except for fonts, which are compressed already. */
export interface Part {
  name: string
  bytes: number
}

/** Files that a published page loads. */
export interface PageWeight {
  /** Address of the page. `*` is the page for unknown addresses. */
  page: string
  /** Whether the page has a part that React hydrates. */
  hasIsland: boolean
  /** Scripts that every page loads at its start. */
  start: Part[]
  /** All scripts, including those that hydrate its islands. */
  scripts: Part[]
  document: Part[]
  /** The document and its style sheets. */
  html: Part[]
  fonts: Part[]
}

const compress = promisify(brotliCompress)

/** Weighs every page in a published folder. */
export async function weighSite(folder: string): Promise<PageWeight[]> {
  const manifest = await readManifest(manifestFile('.', folder))
  const { first } = pageScripts(manifest, { islands: [], needs: [] })
  const weighed = new Map<string, Promise<Part>>()
  const weigh = (name: string): Promise<Part> => {
    const part = weighed.get(name) ?? weighFile(folder, name)
    weighed.set(name, part)
    return part
  }
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.html')).toSorted()
  const pages = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const page = publishedIn(text)
      // The app shell has no page.
      if (!page) return []
      const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
      const linked = (what: RegExp) => links.filter((link) => what.test(link)).map(addressOf)
      const lists = [
        first,
        linked(/rel="modulepreload"/),
        linked(/rel="stylesheet"/),
        linked(/as="font"/),
        [file],
      ]
      const [start = [], rest = [], sheets = [], fonts = [], document = []] = await Promise.all(
        lists.map((parts) => Promise.all(parts.map(weigh))),
      )
      const html = [...document, ...sheets]
      const hasIsland = text.includes('data-island=')
      return [{ page: page.pathname, hasIsland, start, scripts: [...start, ...rest], document, html, fonts }]
    }),
  )
  return pages.flat()
}

async function weighFile(folder: string, name: string): Promise<Part> {
  const bytes = await readFile(join(folder, name))
  return { name, bytes: name.endsWith('.woff2') ? bytes.length : (await compress(bytes)).length }
}

function publishedIn(html: string) {
  const json = /<script type="application\/json" id="published">(.*?)<\/script>/s.exec(html)?.[1]
  const pathname: string | undefined = json && JSON.parse(json).pathname
  return pathname === undefined ? undefined : readPublishedPage(json, pathname)
}

const addressOf = (link: string) => /href="\/([^"]*)"/.exec(link)?.[1] ?? ''
