import { lineAt } from '../../../lint/line-at.ts'
import { locate } from '../../../lint/locate.ts'
import { kindsFile, siteFile } from '../../../site/config/project.ts'
import { sourcesOf, type Sources } from '../../../site/joined/sources-of.ts'
import { otherLanguages, overlayOf, shownText, translationOf } from '../../../site/languages/overlay.ts'
import type { RawLeaf } from './collect-leaves.ts'
import type { Leaf, LeafSource } from '../../protocol/protocol.ts'
import type { Reading } from '../project/open-project.ts'
import { stringLiteral } from '../write/string-literal.ts'

/** Returns a function that describes the leaves of a reading. */
export function leafDescriber(reading: Reading): (leaf: RawLeaf) => Leaf {
  const { project } = reading
  const translationsOf = translationFinder(reading)
  const sources = sourcesOf(project)
  const pages = new Set(project.addresses.map(({ file }) => file))
  return (leaf) => {
    const { id, runs, file, path, value, html, isDefault } = leaf
    const source = sourceOf(leaf, pages)
    const written = source === 'host' ? undefined : placeOf(leaf, sources)
    const note = noteOf(source, written?.code, value)
    return {
      id,
      runs,
      file,
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      place: written?.place ?? '',
      source,
      value,
      html,
      editable: source !== 'host' && value !== '' && (isDefault || written?.code === undefined),
      translations: translationsOf(leaf),
      ...(note !== undefined && { note }),
    }
  }
}

/** Returns a function that finds the translations of a leaf, whose files have the names of its file. */
function translationFinder({ project: { config }, inputs }: Reading) {
  const tags = config ? otherLanguages(config.site).map(({ tag }) => tag) : []
  return ({ file, path, value }: RawLeaf) =>
    tags.flatMap((tag) => {
      const translation = config?.translations.get(overlayOf(file, tag))
      const { text = '' } =
        (translation && translationOf(shownText(path, value, inputs.get(file)), translation)) ?? {}
      return text === '' ? [] : [{ tag, text }]
    })
}

/** Returns the files in which values of leaves are written: their own files, and files that these import. */
export function writtenFiles({ project }: Reading, leaves: RawLeaf[]): Set<string> {
  const sources = sourcesOf(project)
  return new Set(
    leaves.flatMap(({ file, path }) => {
      const written = file.startsWith('http') ? undefined : locate(file, path, sources)
      return written ? [file, written.file] : []
    }),
  )
}

function sourceOf({ file, isDefault }: RawLeaf, pages: ReadonlySet<string>): LeafSource {
  if (isDefault) return 'default'
  if (/^https?:/.test(file)) return 'host'
  if (file === siteFile) return 'site'
  if (file === kindsFile) return 'kind'
  if (pages.has(file)) return 'page'
  return file.startsWith('content/api/') ? 'content' : 'other'
}

/** Returns the place of a value, and its source text if that is no literal of the value. */
function placeOf({ file, path, value, isDefault }: RawLeaf, sources: Sources) {
  const written = locate(file, path, sources)
  if (!written) return undefined
  const source = sources(written.file) ?? ''
  const { line, column } = lineAt(source, written.value.start)
  const isLiteral = written.exact && stringLiteral(source, written.value)?.value === value
  const code = isDefault || isLiteral ? undefined : source.slice(written.value.start, written.value.end)
  return { place: `${written.file}:${line}:${column}`, code }
}

function noteOf(source: LeafSource, code: string | undefined, value: string): string | undefined {
  if (source === 'host') return 'The content service sends this text: change it there.'
  if (value === '') return 'Computed from the figures of this block.'
  if (source === 'default')
    return 'A default of the engine. A change is written into the file as a value of its own.'
  if (code !== undefined)
    return `Made by code: change it in the editor. ${code.split('\n')[0]?.slice(0, 80) ?? ''}`
  return undefined
}
