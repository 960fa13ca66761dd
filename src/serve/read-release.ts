import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redirect } from '../../schemas/redirects.ts'
import { decodedPath } from '../../schemas/shared/address.ts'
import { filesIn } from '../util/files-in.ts'
import { readText } from '../util/read-text.ts'
import { readGone, readHeaderRules, readLanguageRoots, readRedirects } from './hosting/host-files.ts'
import { nextChangeFile, readNextChange, type NextChange } from './hosting/next-change.ts'
import { notFoundFile } from './hosting/published-files.ts'
import { routePattern } from './hosting/route-pattern.ts'
import type { HeaderRule } from './hosting/site-headers.ts'

/** Encodings of compressed files, best first, with the extension of each. */
export const packings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof packings

/** One publish of the site. */
export interface Release {
  folder: string
  /** All files that may be requested, by their path in the folder, with their available encodings. */
  files: ReadonlyMap<string, Encoding[]>
  rules: HeaderRule[]
  /** Redirects by the decoded path of the old address. */
  redirects: ReadonlyMap<string, Redirect>
  /** Decoded paths whose page is gone for good. */
  gone: ReadonlySet<string>
  /** Addresses with parameters. For a page that is not published there, the app requests the content. */
  shellRoutes: RegExp[]
  /** When to publish again, and what was published; undefined if an earlier version published it. */
  schedule: NextChange | undefined
  /** Pages for missing addresses, by their file: `404.html`, and `ta/404.html` of a language. */
  notFound: ReadonlyMap<string, string>
}

/** Reads the files and the settings of a published folder. */
export async function readRelease(folder: string): Promise<Release> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const [headers, redirects, routes] = await Promise.all([
    read('_headers'),
    read('_redirects'),
    read('page-data/routes.json'),
  ])
  const roots = readLanguageRoots(redirects)
  const missing = [notFoundFile, ...roots.map((root) => `${root.slice(1)}/${notFoundFile}`)]
  const notFound = await Promise.all(missing.map(async (file) => [file, await read(file)] as const))
  const paths: string[] = JSON.parse(routes)
  return {
    folder,
    files: withEncodings(filesIn(folder)),
    rules: readHeaderRules(headers),
    redirects: new Map(
      readRedirects(redirects).map((redirect) => [decodedPath(redirect.from) ?? redirect.from, redirect]),
    ),
    gone: new Set(readGone(redirects).map((address) => decodedPath(address) ?? address)),
    shellRoutes: paths.filter((path) => path.includes(':')).map((path) => new RegExp(routePattern(path))),
    schedule: readNextChange(readText(join(folder, nextChangeFile))),
    notFound: new Map(notFound),
  }
}

function withEncodings(names: string[]): Map<string, Encoding[]> {
  const all = new Set(names)
  const isPacked = (name: string) =>
    Object.values(packings).some((ending) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)))
  const encodings: Encoding[] = ['br', 'gzip']
  return new Map(
    names
      .filter((name) => !hidden.test(name) && !isPacked(name))
      .map((name) => [name, encodings.filter((encoding) => all.has(name + packings[encoding]))]),
  )
}

/** Files for tools and hosts, which are not served. */
const hidden = /^_(headers|redirects)$|^next-change\.json$|(^|\/)\.(?!well-known\/)/
