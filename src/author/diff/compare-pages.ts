import type { Change } from './change.ts'
import { compareFacts } from './compare-facts.ts'
import { declarationsIn, factsOf, valuesIn, type Fact } from './facts.ts'
import { withoutHashes, type PublishedFolder } from './published-folder.ts'

export type PublishedPage = ReturnType<typeof readPage>

/** Reads a published page. */
export function readPage(file: string, folder: PublishedFolder) {
  const text = folder.text(file)
  const html = withoutHashes(text)
  return { file, folder, html, facts: factsOf(html), files: filesNamedIn(text, folder) }
}

/** Returns the published files that a page names, by their names without hashes. */
export const filesNamedIn = (html: string, { files }: PublishedFolder): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/\/([^/\s"',?#<>()][^\s"',?#<>()]*\.\w+)/g)].flatMap(([, name = '']) =>
      // An address with a host has its path behind the first part.
      [name, name.slice(name.indexOf('/', 1) + 1)]
        .filter((one) => files.has(one) && !one.endsWith('.html'))
        .map((one) => [withoutHashes(one), one] as const),
    ),
  )

/** Returns a function that compares two versions of a page. Its result is empty if only hashes in names differ. */
export function pageComparer() {
  const compared = new Map<string, Change[]>()
  return (before: PublishedPage, after: PublishedPage): Change[] => {
    const changes = compareFacts(before.facts, after.facts)
    for (const [name, young] of after.files) {
      const old = before.files.get(name)
      // A new file follows from another change.
      if (old === undefined) continue
      // Many pages have the same style sheets.
      const key = `${old} ${young}`
      const some = compared.get(key) ?? compareFiles(name, before.folder.text(old), after.folder.text(young))
      compared.set(key, some)
      changes.push(...some)
    }
    if (changes.length === 0 && before.html !== after.html)
      changes.push({ part: 'data', text: 'only data for scripts, and nothing that is shown' })
    // Equal changes in many places of a page are one, so that more pages are alike.
    return [...new Map(changes.map((change) => [`${change.part} ${change.text}`, change])).values()]
  }
}

function compareFiles(name: string, before: string, after: string): Change[] {
  const [old, young] = [withoutHashes(before), withoutHashes(after)]
  if (old === young) return []
  const factsIn: Record<string, (text: string) => Fact[]> = {
    css: declarationsIn,
    json: (text) => valuesIn('data', JSON.parse(text)),
  }
  const read = factsIn[name.replace(/^.*\./, '')]
  if (read) return compareFacts(read(old), read(young))
  if (name.endsWith('.js')) return [{ part: 'script', text: name }]
  // All widths and formats of a picture are made from one file.
  const picture = name.replace(/-\d+\.\w+$/, '')
  return [{ part: isPicture.test(name) ? 'pictures' : 'files', text: `other bytes: ${picture}` }]
}

const isPicture = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|mp4|webm)$/

/** Transferred bytes: of the brotli copy where one is published. The first view is that of a phone. */
export type Bytes = Record<'html' | 'style' | 'script' | 'first view', number>

/** Weighs a page as it is transferred to a phone. */
export function weighPage({ file, facts, files, folder }: PublishedPage): Bytes {
  const named = [...files.values()]
  const first = facts.flatMap(([part, , name]) =>
    part === 'first view' ? (files.get(name.replace(/^\//, '')) ?? []) : [],
  )
  return {
    html: folder.bytes([file]),
    style: folder.bytes(named.filter((one) => one.endsWith('.css'))),
    script: folder.bytes(named.filter((one) => one.endsWith('.js'))),
    'first view': folder.bytes([file, ...first]),
  }
}
