import { join, relative } from 'node:path'
import { decodedPath } from '../../../schemas/shared/address.ts'
import { translationSchema } from '../../../schemas/translation.ts'
import { filesIn, isFolder } from '../../util/files-in.ts'
import { onceForPair } from '../../util/once-for.ts'
import { parsed, parseJson } from '../../util/parsed.ts'
import { readText } from '../../util/read-text.ts'
import { translatedAnswer } from '../languages/translated-answer.ts'
import { parseConfigJson } from '../config/parse-config-json.ts'
import { isShown, type Moment } from '../../../block-library/parts/is-shown.ts'
import { zonedDate } from '../../../block-library/parts/zoned-date.ts'
import { articleTiming } from '../../runtime/content/article-timing.ts'

/**
 * Returns the embedded content service's answer to an address: `/api/{endpoint}` is `{folder}/api/{endpoint}.json`, and
 * an endpoint that is a folder is the list of its files. `/api/{language}/{endpoint}`
 * is the same answer with the translations of `{folder}/translations/{language}/`. `{origin}` in an answer becomes the origin of the request,
 * since addresses must be absolute. Undefined if there is no such endpoint, or its article is not public. Texts without a translation are added to `fallbacks`.
 */
export function readEndpoint(
  { pathname, origin }: Pick<URL, 'pathname' | 'origin'>,
  folder: string,
  { textOf = readText, inputOf, fallbacks, moment }: ReadingOptions = {},
): string | undefined {
  const [room, ...path] = pathParts(pathname) ?? []
  if (room !== 'api' || path.length === 0) return undefined
  const answer = (names: string[], read: TextOf) => {
    const place = join(folder, room, ...names)
    const text = read(`${place}.json`)
    return text === undefined ? readList(place, read, moment) : publicPart(text, moment)
  }
  const [tag = '', ...names] = path
  const translations = join(folder, 'translations', tag)
  const text =
    answer(path, textOf) ??
    (names.length > 0 && isFolder(translations)
      ? answer(names, (file) => {
          const source = textOf(file)
          const overlay = textOf(join(translations, relative(folder, file)))
          return source && translatedText(source, overlay, { fallbacks, inputOf })
        })
      : undefined)
  return text?.replaceAll('{origin}', origin)
}

export interface ReadingOptions {
  /** Reads a file; unset, from the disk. */
  textOf?: TextOf | undefined
  /** Returns the value of a file's text, if it is parsed already. */
  inputOf?: ((text: string) => unknown) | undefined
  fallbacks?: string[] | undefined
  /** Moment at which articles must be public; unset, all are in the answers. */
  moment?: Moment | undefined
}

/** Returns an answer without the articles that are not public; undefined if it is such an article. */
function publicPart(text: string, moment: Moment | undefined): string | undefined {
  if (!moment || !/"(?:draft|published_at|unpublished_at)"/.test(text)) return text
  const value = parsed(text)
  const isPublic = (article: unknown) => isShown(articleTiming(article), moment)
  if (!Array.isArray(value)) return isPublic(value) ? text : undefined
  return value.every(isPublic) ? text : JSON.stringify(value.filter(isPublic))
}

/** Returns the text of an answer with the translations of a file; unchanged if they are missing or invalid, or the answer is not JSON. */
export function translatedText(
  text: string,
  translations = '',
  { fallbacks, inputOf }: Pick<ReadingOptions, 'fallbacks' | 'inputOf'> = {},
): string {
  if (translations === '' && !fallbacks) return text
  const answer = inputOf?.(text) ?? parsed(text)
  if (typeof answer !== 'object' || answer === null) return text
  const written = inputOf?.(translations) ?? parsed(translations, parseConfigJson)
  const translated = translatedOnce(answer, Object(written))
  fallbacks?.push(...translated.fallbacks)
  return translated.text ?? text
}

/** In development files that have not changed have the same values. */
const translatedOnce = onceForPair((answer: object, translations: object) => {
  const { data } = translationSchema.safeParse(translations)
  const { value, fallbacks } = translatedAnswer(answer, data)
  return { text: data && JSON.stringify(value), fallbacks }
})

/** Returns the text of a file; undefined if it is missing. */
export type TextOf = (file: string) => string | undefined

/** Returns the entries in a folder's files, newest first, without the text and table that only a single answer needs. */
function readList(folder: string, textOf: TextOf, moment: Moment | undefined): string | undefined {
  if (!isFolder(folder)) return undefined
  const entries = filesIn(folder)
    .filter((name) => /^[^/]+\.json$/.test(name))
    .map((name): Record<string, unknown> => ({
      ...Object(parseJson(textOf(join(folder, name)) ?? '')),
      content: undefined,
      table: undefined,
    }))
    .filter((entry) => !moment || isShown(articleTiming(entry), moment))
  return JSON.stringify(newestFirst(entries))
}

/** Sorts entries by the dates that pages show. Entries without a readable date are last. */
function newestFirst(entries: Record<string, unknown>[]) {
  const dated = entries.map((entry) => {
    const written = entry.created_at || entry.date
    const isWritten = typeof written === 'string' || typeof written === 'number'
    const date = isWritten ? zonedDate(`${written}`, 'UTC') : undefined
    return { entry, time: date === undefined ? -Infinity : Date.parse(date) }
  })
  return dated.toSorted((a, b) => (a.time === b.time ? 0 : b.time - a.time)).map(({ entry }) => entry)
}

/**
 * Returns the names that a path consists of; undefined if one is empty, hidden, malformed, or leads out of the folder.
 */
export function pathParts(pathname: string): string[] | undefined {
  const parts = decodedPath(pathname)?.slice(1).split('/')
  return parts?.every((part) => /^[^.\\\0][^\\\0]*$/.test(part)) ? parts : undefined
}
