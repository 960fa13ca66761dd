import { isDeepStrictEqual } from 'node:util'
import { lineAt } from '../../../lint/line-at.ts'
import { locate } from '../../../lint/locate.ts'
import { kindsFile, siteFile } from '../../../site/config/project.ts'
import { otherLanguages, translationFile } from '../../../site/config/site-languages.ts'
import { sourcesOf, type Sources } from '../../../site/joined/sources-of.ts'
import { isAnswer } from '../../../site/content/embedded-files.ts'
import type { Source } from '../../../site/languages/shown-texts.ts'
import { sourcesOfTexts } from '../../../site/languages/source-texts.ts'
import { translate } from '../../../site/languages/translate.ts'
import { onceFor } from '../../../util/once-for.ts'
import type { Leaf } from '../../protocol/protocol.ts'
import { stringLiteral } from '../../source/string-literal.ts'
import type { Reading } from '../project/open-project.ts'
import type { RawLeaf } from './leaves.ts'

type Place = Pick<RawLeaf, 'file' | 'path'>

/** A file of translations. Its second part is the language. */
const isTranslation = /^[^/]+\/translations\/([^/]+)\//

/** Returns a function that describes the leaves of a reading. */
export function leafDescriber(reading: Reading): (leaf: RawLeaf) => Leaf {
  const { project } = reading
  const translationsOf = leafTranslations(reading)
  const sources = sourcesOf(project)
  const pages = new Set(project.addresses.map(({ file }) => file))
  return ({ isDefault, ...leaf }) => {
    const { file, path, value } = leaf
    const source = isDefault ? 'default' : sourceOf(file, pages)
    const written = source === 'host' ? undefined : placeOf(leaf, sources)
    const code = isDefault || written?.value === value ? undefined : written?.code
    const original = source === 'translation' ? originalOf(leaf, reading) : undefined
    return {
      ...leaf,
      path: path.map((key) => (typeof key === 'number' ? key : String(key))),
      place: written?.place ?? '',
      source,
      editable: source !== 'host' && code === undefined,
      translations: translationsOf(leaf),
      ...(original && {
        translates: {
          place: placeOf(original, sources)?.place ?? original.file,
          text: original.value,
          isStale: original.isStale,
        },
      }),
      note:
        code === undefined
          ? notes[source]
          : `Made by code: change it in the editor. ${code.split('\n')[0]?.slice(0, 80) ?? ''}`,
    }
  }
}

const notes: Partial<Record<Leaf['source'], string>> = {
  host: 'The content service sends this text: change it there.',
  default: 'A default of the engine. A change is written into the file as a value of its own.',
}

/** Returns a function that finds the translations of a leaf, whose files have the names of its file. */
function leafTranslations(reading: Reading) {
  const { config } = reading.project
  const tags = config ? otherLanguages(config.site).map(({ tag }) => tag) : []
  return ({ file, path }: Place) =>
    tags.flatMap((tag) => {
      const translation = config?.translations.get(translationFile(file, tag))
      const source = translation && sourcesIn(reading).get(file)
      const texts = source ? translate(source, translation).texts : []
      const text = texts.find((shown) => isDeepStrictEqual(shown.path, path))?.target.text
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
export function originalOf({ file, path: [, key] }: Place, reading: Reading) {
  const [, tag = ''] = isTranslation.exec(file) ?? []
  const translated = reading.project.config?.translations.get(file)?.texts[String(key)]?.of
  for (const [source, { texts }] of sourcesIn(reading)) {
    if (translationFile(source, tag) !== file) continue
    const text = texts.find(({ of }) => of === translated) ?? texts.find((shown) => shown.key === key)
    return (
      text && {
        file: source,
        path: text.path,
        value: text.text,
        of: text.of,
        isStale: text.of !== translated,
      }
    )
  }
  return undefined
}

function sourceOf(file: string, pages: ReadonlySet<string>): Leaf['source'] {
  if (/^https?:/.test(file)) return 'host'
  if (file === siteFile) return 'site'
  if (file === kindsFile) return 'kind'
  if (isTranslation.test(file)) return 'translation'
  if (pages.has(file)) return 'page'
  return isAnswer(file) ? 'content' : 'other'
}

/** Returns the place of a value, its source text, and the text if that is a literal. */
function placeOf({ file, path }: Place, sources: Sources) {
  const written = locate(file, path, sources)
  if (!written) return undefined
  const source = sources(written.file) ?? ''
  const { line, column } = lineAt(source, written.value.start)
  return {
    place: `${written.file}:${line}:${column}`,
    code: source.slice(written.value.start, written.value.end),
    value: written.exact ? stringLiteral(source, written.value)?.value : undefined,
  }
}
