import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readPublishedPage, viewsToHydrate } from '../engine/published-page.ts'
import { pageScripts } from '../publish/app/page-scripts.ts'
import { readManifest } from '../publish/app/read-manifest.ts'

/** One of the things a page is made of, and its bytes as they travel: brotli, and fonts as they are. */
export interface Part {
  name: string
  bytes: number
}

/** What a published page loads. */
export interface PageWeight {
  /** The address; `*` for the page that answers whatever no other does. */
  page: string
  /** The script it begins with. */
  start: Part[]
  /** All of its script, once it is hydrated. */
  scripts: Part[]
  /** The document. */
  document: Part[]
  /** The document and its style sheets. */
  html: Part[]
  fonts: Part[]
}

const compress = promisify(brotliCompress)

/** Weighs every page that was published to `folder` with its content. */
export async function weighSite(folder: string): Promise<PageWeight[]> {
  const manifest = await readManifest(folder)
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
      // The bare app brings no page of its own.
      if (!page) return []
      const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
      const linked = (what: RegExp) => links.filter((link) => what.test(link)).map(addressOf)
      const { first, later } = pageScripts(manifest, {
        views: viewsToHydrate(page.bound),
        needs: page.document.needs,
      })
      const lists = [first, later, linked(/rel="stylesheet"/), linked(/as="font"/), [file]]
      const [start = [], rest = [], sheets = [], fonts = [], document = []] = await Promise.all(
        lists.map((parts) => Promise.all(parts.map(weigh))),
      )
      const html = [...document, ...sheets]
      return [{ page: page.pathname, start, scripts: [...start, ...rest], document, html, fonts }]
    }),
  )
  return pages.flat()
}

async function weighFile(folder: string, name: string): Promise<Part> {
  const bytes = await readFile(join(folder, name))
  // A WOFF2 font is compressed already.
  return { name, bytes: name.endsWith('.woff2') ? bytes.length : (await compress(bytes)).length }
}

function publishedIn(html: string) {
  const json = /<script type="application\/json" id="published">(.*?)<\/script>/s.exec(html)?.[1]
  const pathname: string | undefined = json && JSON.parse(json).pathname
  return pathname === undefined ? undefined : readPublishedPage(json, pathname)
}

const addressOf = (link: string) => /href="\/([^"]*)"/.exec(link)?.[1] ?? ''
