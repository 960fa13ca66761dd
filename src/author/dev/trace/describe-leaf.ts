import { isDeepStrictEqual } from 'node:util'
import { lineAt } from '../../../lint/line-at.ts'
import { locate } from '../../../lint/locate.ts'
import { kindsFile, siteFile } from '../../../site/config/project.ts'
import { sourcesOf, type Sources } from '../../../site/joined/sources-of.ts'
import { otherLanguages, translationFile } from '../../../site/config/site-languages.ts'
import type { Source } from '../../../site/languages/shown-texts.ts'
import { sourcesOfTexts } from '../../../site/languages/source-texts.ts'
import { translationFinder } from '../../../site/languages/translate.ts'
import { onceFor } from '../../../util/once-for.ts'
import type { RawLeaf } from './leaves.ts'
import type { Leaf, LeafSource } from '../../protocol/protocol.ts'
import type { Reading } from '../project/open-project.ts'
import { stringLiteral } from '../../source/string-literal.ts'

/** A value of a file. */
type Written = Pick<RawLeaf, 'file' | 'path' | 'value' | 'isDefault'>

const isAnswer = (file: string) => file.startsWith('content/api/')

/** A file of translations. Its second part is the language. */
const isTranslation = /^[^/]+\/translations\/([^/]+)\//

/** Returns a function that describes the leaves of a reading. */
export function leafDescriber(reading: Reading): (leaf: RawLeaf) => Leaf {
  const { project } = reading
  const translationsOf = leafTranslations(reading)
  const sources = sourcesOf(project)
  const pages = new Set(project.addresses.map(({ file }) => file))
  return (leaf) => {
    const { id, runs, file, path, value, html, isDefault } = leaf
    const source = sourceOf(leaf, pages)
    const written = source === 'host' ? undefined : placeOf(leaf, sources)
    const note = noteOf(source, written?.code, value)
    const original = source === 'translation' ? originalOf(leaf, reading) : undefined
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
      ...(original && {
        translates: {
          place: placeOf(original, sources)?.place ?? original.file,
          text: original.value,
          isStale: original.isStale,
        },
      }),
      ...(note !== undefined && { note }),
    }
  }
}

/** Returns a function that finds the translations of a leaf, whose files have the names of its file. */
function leafTranslations(reading: Reading) {
  const { config } = reading.project
  const tags = config ? otherLanguages(config.site).map(({ tag }) => tag) : []
  return ({ file, path }: RawLeaf) =>
    tags.flatMap((tag) => {
      const translation = config?.translations.get(translationFile(file, tag))
      const { texts = [] } = translation ? (sourcesIn(reading).get(file) ?? {}) : {}
      const shown = texts.find((text) => isDeepStrictEqual(text.path, path))
      const text = shown && translationFinder(texts, translation)(shown).text
      return text ? [{ tag, text }] : []
    })
}

/** Returns the texts that can be translated, by file. */
const sourcesIn = onceFor(({ project, inputs }: Reading) => {
  const { config } = project
  const answers = [...inputs].flatMap(([file, input]) => (isAnswer(file) ? [{ file, input }] : []))
  return config ? sourcesOfTexts({ ...project, config }, answers) : new Map<string, Source>()
})

/** Returns the text that a value of a file of translations translates; undefined for another file, or if the text is gone. */
export function originalOf({ file, path: [, key] }: Pick<RawLeaf, 'file' | 'path'>, reading: Reading) {
  const [, tag = ''] = isTranslation.exec(file) ?? []
  const translated = reading.project.config?.translations.get(file)?.texts[String(key)]?.of
  for (const [source, { texts }] of sourcesIn(reading)) {
    if (translationFile(source, tag) !== file) continue
    const text = texts.find(({ of }) => of === translated) ?? texts.find((shown) => shown.key === key)
    if (!text) return undefined
    const { path, of } = text
    return { file: source, path, value: text.text, isDefault: false, of, isStale: of !== translated }
  }
  return undefined
}

function sourceOf({ file, isDefault }: RawLeaf, pages: ReadonlySet<string>): LeafSource {
  if (isDefault) return 'default'
  if (/^https?:/.test(file)) return 'host'
  if (file === siteFile) return 'site'
  if (file === kindsFile) return 'kind'
  if (isTranslation.test(file)) return 'translation'
  if (pages.has(file)) return 'page'
  return isAnswer(file) ? 'content' : 'other'
}

/** Returns the place of a value, and its source text if that is no literal of the value. */
function placeOf({ file, path, value, isDefault }: Written, sources: Sources) {
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
