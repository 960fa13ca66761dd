import { factsOf } from './facts.ts'
import { withoutHashes, type PublishedFolder } from './compared-folder.ts'

export type PublishedPage = ReturnType<typeof comparedPage>

/** Transferred bytes: of the brotli copy where one is published. The first view is that of a phone. */
export type Bytes = Record<'html' | 'style' | 'script' | 'first view', number>

/** Reads a published page. */
export function comparedPage(file: string, folder: PublishedFolder) {
  const text = folder.text(file)
  const html = withoutHashes(text)
  const files = filesNamedIn(text, folder)
  const first = [...text.matchAll(firstFile)].flatMap((names) => names.slice(1)).filter(Boolean)
  const named = [...files.values()]
  const bytes: Bytes = {
    html: folder.bytes([file]),
    style: folder.bytes(named.filter((name) => name.endsWith('.css'))),
    script: folder.bytes(named.filter((name) => name.endsWith('.js'))),
    'first view': folder.bytes([file, ...first]),
  }
  return { file, folder, html, facts: factsOf(html), files, bytes }
}

/** A style sheet, a script or a preloaded file; of a picture, the first one of at least 640 px, as a phone chooses. */
const firstFile =
  /<(?:link rel="(?:stylesheet|preload)"|script)[^>]*? (?:(?:href|src)="\/([^"]*)"|imagesrcset="(?:[^"]*?, )?\/(\S+) (?:6[4-9]\d|[7-9]\d\d|\d{4,})w)/gi

/** Returns the published files that a page names, by their names without hashes. */
export const filesNamedIn = (html: string, { files }: PublishedFolder): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/\/([^/\s"',?#<>()][^\s"',?#<>()]*\.\w+)/g)].flatMap(([, name = '']) =>
      // An address with a host has its path behind the first part.
      [name, name.slice(name.indexOf('/', 1) + 1)]
        .filter((candidate) => files.has(candidate) && !candidate.endsWith('.html'))
        .map((candidate) => [withoutHashes(candidate), candidate] as const),
    ),
  )
