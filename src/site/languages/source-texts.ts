import type { Kinds } from '../../../schemas/kinds.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { fillKindDefaults } from '../config/fill-kind-defaults.ts'
import {
  enquiriesFile,
  kindsFile,
  metadataFile,
  siteFile,
  wordsFile,
  type Project,
} from '../config/project.ts'
import { schemaMap } from '../config/schema-map.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { isInOneLanguage } from '../config/site-languages.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'
import { shownIn } from './shown-in.ts'
import { hasWords, shownText, shownTexts, type ShownText, type Source } from './shown-texts.ts'

const map = schemaMap(pageSchema)

/** Returns the texts of a page: those of its file, and the defaults of its schema, which no file has. */
export const translationSource = (loaded: LoadedPage, { kinds }: SiteConfig): Source =>
  lazy(loaded.input, loaded.page, () => textsOf(loaded, kinds))

function textsOf({ input, file, page }: LoadedPage, kinds: Kinds): ShownText[] {
  const filled = fillKindDefaults(input, kinds, file)
  const written = shownTexts(input, shownIn(file, input, kinds))
  const defaults = textsIn('', page.blocks).flatMap(({ path: below }): ShownText[] => {
    const path = ['blocks', ...below]
    const text = map.shownAt(path, page)?.default
    const isDefault = typeof text === 'string' && text !== wordMark && hasWords(text)
    return isDefault && valueAt(path, filled) === undefined ? [shownText(path, text, filled)] : []
  })
  return [...written, ...defaults]
}

/** Returns the words of controls, those of the engine too. The inbox has one language. */
export const wordsSource = ({ words }: SiteConfig): Source<SiteConfig['words']> =>
  lazy(words, words, () =>
    shownTexts(words, shownIn(wordsFile, words, {})).filter(
      ({ text, path }) => text !== wordMark && path[0] !== 'inbox',
    ),
  )

/** Returns the texts of a config other than a page, or of an answer. */
export const sourceOf = <T>(file: string, value: T): Source<T> =>
  lazy(value, value, () => shownTexts(value, shownIn(file, value, {})))

/**
 * Returns a source whose texts are found when they are read: few files need them. They are found once for `read`, what was read of a file, which
 * is the same object in all readings in which the file is the same.
 */
function lazy<T>(value: T, read: unknown, find: () => ShownText[]): Source<T> {
  const key = Object(read)
  return {
    value,
    get texts() {
      const texts = cache.get(key) ?? find()
      cache.set(key, texts)
      return texts
    },
  }
}

const cache = new WeakMap<object, ShownText[]>()

/** Returns the texts of each file of a site by file. Embedded answers are those of `answers`. */
export function sourcesOfTexts(
  project: Project,
  answers: { file: string; input: unknown }[],
): Map<string, Source> {
  const { config, files } = project
  const { site, kinds, metadata, enquiries } = config
  const questions = files.filter(({ file }) => file.startsWith('page-configs/structured-data/'))
  return new Map<string, Source>([
    [siteFile, sourceOf(siteFile, site)],
    [wordsFile, wordsSource(config)],
    [kindsFile, sourceOf(kindsFile, kinds)],
    [metadataFile, sourceOf(metadataFile, metadata)],
    ...(enquiries ? [[enquiriesFile, sourceOf(enquiriesFile, enquiries)] as const] : []),
    // The texts of a page in one language alone are not translated.
    ...config.pages.flatMap((loaded) =>
      isInOneLanguage(loaded) ? [] : [[loaded.file, translationSource(loaded, config)] as const],
    ),
    ...[...questions, ...answers].map(({ file, input }) => [file, sourceOf(file, input)] as const),
  ])
}
