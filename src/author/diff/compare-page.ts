import type { Bytes, Change } from './change.ts'
import { compareLists, compareValues, compareWords, valuesOf } from './compare-lists.ts'
import { withoutHashes, type PublishedFolder } from './published-folder.ts'
import { declarationsIn, type PageParts } from './read-page.ts'

/** Maximum number of changed declarations that are listed. */
const MAX_STYLES = 12

/** A page in a published folder. */
export interface PublishedPage {
  file: string
  html: string
  parts: PageParts
  folder: PublishedFolder
}

/** Compares two versions of a page, part by part. The result is empty if only hashes in names differ. */
export function comparePage(before: PublishedPage, after: PublishedPage): Change[] {
  const [old, young] = [before.parts, after.parts]
  const changes = [
    ...compareWords(old.words, young.words),
    ...compareLists('headings', old.headings, young.headings),
    ...compareLists('links', old.links, young.links),
    ...compareValues('head', old.head, young.head),
    ...compareValues('data', old.data, young.data),
    ...compareLists('pictures', old.pictures, young.pictures),
    ...compareLists('markup', old.markup, young.markup),
    ...compareStyles(old.styles, young.styles),
    ...[...young.files].flatMap(([name, file]) =>
      compareFile(name, before.folder.text(old.files.get(name) ?? ''), after.folder.text(file)),
    ),
  ]
  if (changes.length > 0 || withoutHashes(before.html) === withoutHashes(after.html)) return changes
  return [{ part: 'data', text: 'only data for scripts, and nothing that is shown' }]
}

/** Compares a file that both versions of a page name. A new file follows from another change. */
function compareFile(name: string, before: string, after: string): Change[] {
  const [old, young] = [withoutHashes(before), withoutHashes(after)]
  if (old === young || old === '') return []
  if (name.endsWith('.css')) return compareStyles(declarationsIn(old), declarationsIn(young))
  if (name.endsWith('.json')) return compareValues('data', valuesOf(old), valuesOf(young))
  if (name.endsWith('.js')) return [{ part: 'script', text: name }]
  // All widths and formats of a picture are made from one file.
  const [picture = name] = name.split(/-\d+\.\w+$/)
  return picture === name || name.endsWith('-320.avif')
    ? [{ part: isPicture.test(name) ? 'pictures' : 'files', text: `other bytes: ${picture}` }]
    : []
}

const isPicture = /\.(?:avif|webp|png|jpe?g|gif|svg|ico|mp4|webm)$/

function compareStyles(before: string[], after: string[]): Change[] {
  const changes = compareLists('style', before, after)
  const more = changes.length - MAX_STYLES
  if (more <= 0) return changes
  return [...changes.slice(0, MAX_STYLES), { part: 'style', text: `${more} further declarations` }]
}

/** Weighs a page as it is transferred to a phone. */
export function weighPage({ file, parts, folder }: PublishedPage): Bytes {
  const sum = (files: string[]) => [...new Set(files)].reduce((total, one) => total + folder.bytes(one), 0)
  const named = [...parts.files.values()]
  return {
    html: folder.bytes(file),
    style: sum(named.filter((one) => one.endsWith('.css'))),
    script: sum(named.filter((one) => one.endsWith('.js'))),
    firstView: sum([file, ...parts.firstView]),
  }
}
