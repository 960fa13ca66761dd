import * as z from 'zod/mini'
import { describe, emptyOr, isInexact, isJsonText, isObject } from './shared/describe-value.ts'
import { flags } from './shared/flags.ts'
import { keepUnits } from './shared/keep-units.ts'
import { readable } from './shared/readable.ts'

/** Replaces a picture that could not be read, so that the other pictures keep their positions (document 1 §2.3). */
export const unreadable = Object.freeze({})

/**
 * Maximum characters of a text: title, address, description, rich text without its tags, article. Longer text is cut,
 * since a page would need seconds to draw it.
 */
export const MAX_LENGTHS = { line: 500, address: 2_000, words: 20_000, html: 40_000, article: 400_000 }

/** A field or entry of an answer that was repaired or dropped. */
export interface Oddity {
  /** Where it is: `['sections', 3, 'title']`. The first part names the list. */
  path: PropertyKey[]
  what: string
}

/**
 * The content contract (document 1 §3, document 2 §3). It reads leniently: it repairs a field, or drops an item that cannot be
 * repaired, and reports each as an oddity. An answer without oddities is valid in the strict sense, which QA asks for.
 * Pages make one contract and read many answers: making it takes longer than reading an answer. It runs in the browser, so
 * it is written with zod/mini.
 */
export function contentContract() {
  /** The path of the entry that is being read. */
  const at: PropertyKey[] = []
  let oddities: Oddity[] = []
  /** Paths of the entries that are read. */
  let places = new Map<object, PropertyKey[]>()
  const report = (what: string, path: PropertyKey[]) => oddities.push({ path, what })
  const odd = (what: string, name: string) => report(what, [...at, name])

  /** Reads a text. Missing or null becomes empty, a number or boolean becomes text, anything else is dropped. */
  const readText = (
    name: string,
    raw: unknown,
    longest: number = MAX_LENGTHS.line,
    numbers?: 'a number is fine',
  ) => {
    if (typeof raw === 'string' && !isJsonText(raw))
      return readable(raw, longest, (what) => odd(`${name} ${what}`, name))
    if (raw === null || raw === undefined) return ''
    if (typeof raw === 'number' && numbers && !isInexact(raw)) return String(raw)
    odd(`${name} is ${describe(raw)}`, name)
    return (typeof raw === 'number' && !isInexact(raw)) || typeof raw === 'boolean' ? String(raw) : ''
  }

  /** A text. */
  const textOf = (name: string, longest?: number, numbers?: 'a number is fine') =>
    z.transform((raw: unknown) => readText(name, raw, longest, numbers))

  /** A yes or no. Databases send it as 1 or 0. */
  const flagOf = (name: string) =>
    z.transform((raw: unknown): boolean => {
      if (raw !== undefined && !flags.some((value) => value === raw)) odd(`${name} is ${describe(raw)}`, name)
      return ['true', '1'].includes(String(raw))
    })

  /** A text that visitors see: its numbers stay in one line with their units. */
  const wordsOf = (name: string, longest?: number) =>
    z.transform((raw: unknown) => keepUnits(readText(name, raw, longest)))

  /** A list. Missing or null becomes empty. An unreadable item is dropped, or replaced by `instead`. */
  const listOf = <S extends z.core.$ZodType>(name: string, item: S, instead?: z.output<S>) =>
    z.transform((raw: unknown): z.output<S>[] => {
      if (raw === null || raw === undefined) return []
      if (!Array.isArray(raw)) {
        odd(`${name} is ${describe(raw)}`, name)
        return []
      }
      const list: z.output<S>[] = []
      for (const [index, entry] of raw.entries()) {
        at.push(name, index)
        const parsed = z.safeParse(item, entry)
        if (parsed.success && isObject(parsed.data)) places.set(parsed.data, [...at])
        if (!parsed.success) reportDropped(`${name}[${index}]`, entry, parsed.error)
        at.length -= 2
        if (parsed.success) list.push(parsed.data)
        else if (instead !== undefined) list.push(instead)
      }
      return list
    })

  /** Reports an entry that cannot be read, at the key that is empty or has the wrong type if there is one. */
  const reportDropped = (name: string, entry: unknown, { issues }: z.core.$ZodError) => {
    const keys = [...new Set(issues.flatMap(({ path }) => (path.length === 1 ? path.map(String) : [])))]
    const present = keys.find((key) => isObject(entry) && key in entry)
    if (!isObject(entry) || keys.length === 0) report(`${name} is omitted: it is ${describe(entry)}`, [...at])
    else if (present !== undefined)
      report(`"${present}" is ${emptyOr(Reflect.get(entry, present))}, so ${name} is omitted`, [
        ...at,
        present,
      ])
    else report(`${name} is omitted: it has no ${keys.map((key) => `"${key}"`).join(' and no ')}`, [...at])
  }

  /** An optional object. Missing, null and an object that does not parse are undefined. */
  const oneOf = <S extends z.core.$ZodType>(name: string, item: S) =>
    z.transform((raw: unknown) => {
      if (raw === null || raw === undefined) return undefined
      at.push(name)
      const parsed = z.safeParse(item, raw)
      at.pop()
      if (!parsed.success) odd(`${name} is ${describe(raw)}`, name)
      return parsed.data
    })

  /** One address, or a list of addresses (home's tiles: default, then hover). */
  const addressesOf = (name: string) =>
    z.transform((raw: unknown): string[] => {
      const list: unknown[] = Array.isArray(raw) ? raw : [raw]
      return list
        .map((entry) => readText(name, entry, MAX_LENGTHS.address))
        .filter((address) => address !== '')
    })

  /** A question with its answer. Neither may be empty. */
  const faqEntry = z.object({
    /** The question. */
    question: z.pipe(wordsOf('question'), z.string().check(z.minLength(1))),
    /** The answer to the question. */
    answer: z.pipe(wordsOf('answer', MAX_LENGTHS.words), z.string().check(z.minLength(1))),
  })

  /** A picture with its texts. Every field may be missing. */
  const imageItem = z.object({
    /** Storage path, or a list of default and hover paths. */
    image: z.optional(addressesOf('image')),
    /** Absolute address of the picture. The transport page uses it instead of `image`. */
    url: z.optional(textOf('url', MAX_LENGTHS.address)),
    /** Title of the picture. */
    title: z.optional(wordsOf('title')),
    /** Title of the picture in the language of the configs, which find pictures by their titles. Default: `title`. */
    name: z.optional(textOf('name')),
    /** Description of the picture, as plain text. */
    description: z.optional(wordsOf('description', MAX_LENGTHS.words)),
    /** Description of the picture as rich text, sanitised before display. */
    description_html: z.optional(textOf('description_html', Infinity)),
    /** Questions of the item (option cards). */
    faqs: z.optional(listOf('faqs', faqEntry)),
  })

  /** A section. Only its key is required. */
  const section = z.object({
    /** Key of the section, by which page configs name it. */
    section: z.string().check(z.minLength(1)),
    /** Heading of the section. */
    title: z.optional(wordsOf('title')),
    /** Text under the heading, as plain text. */
    description: z.optional(wordsOf('description', MAX_LENGTHS.words)),
    /** Text under the heading as rich text, sanitised before display. */
    description_html: z.optional(textOf('description_html', Infinity)),
    /** Pictures of the section, in order. */
    images: z.optional(listOf('images', imageItem, unreadable)),
    /** Questions of the section, in order. */
    faq_entries: z.optional(listOf('faq_entries', faqEntry)),
  })

  /** A category of the gallery with its pictures. */
  const galleryEntry = z.object({
    /** Name of the category. Several entries may share one. */
    title: z.pipe(wordsOf('title'), z.string().check(z.minLength(1))),
    /** Storage paths of the pictures. */
    image: addressesOf('image'),
  })

  /** A page that an article leads to. */
  const pageName = z.object({
    /** Last part of the address of the page. */
    id: z.pipe(textOf('id', MAX_LENGTHS.line, 'a number is fine'), z.string().check(z.minLength(1))),
    /** Title of the page. */
    title: z.pipe(textOf('title'), z.string().check(z.minLength(1))),
  })

  /** A row of a table: its label, then a text for each further column. */
  const row = z.array(wordsOf('rows')).check(z.minLength(2))
  /** A table of an article. Each row begins with its label. */
  const table = z.object({
    /** Caption of the table. */
    title: z.pipe(wordsOf('title'), z.string().check(z.minLength(1))),
    /** Number of paragraphs before the table. Without it, the table follows the text. */
    after: z.optional(textOf('after', MAX_LENGTHS.line, 'a number is fine')),
    /** Labels of the columns. The first one is the column of labels, and may be empty. */
    columns: z.array(wordsOf('columns')).check(z.minLength(2)),
    /** Rows of the table, each with a text per column. */
    rows: listOf('rows', row),
  })

  /** An article. Only its id is required. */
  const article = z.object({
    /** Last part of the address of the article. */
    id: z.pipe(textOf('id', MAX_LENGTHS.line, 'a number is fine'), z.string().check(z.minLength(1))),
    /** Heading of the article. */
    title: z.optional(wordsOf('title')),
    /** Storage path of the picture. */
    image: z.optional(addressesOf('image')),
    /** Summary of the article, in a sentence or two. */
    desc: z.optional(wordsOf('desc', MAX_LENGTHS.words)),
    /** Text of the article. Each line is a paragraph. */
    content: z.optional(wordsOf('content', MAX_LENGTHS.article)),
    /** Figures of the article. */
    table: z.optional(oneOf('table', table)),
    /** Date of publication: a day, a time with its zone, or Unix time in seconds. */
    created_at: z.optional(textOf('created_at', MAX_LENGTHS.line, 'a number is fine')),
    /** Date of publication, where there is no `created_at`. */
    date: z.optional(textOf('date', MAX_LENGTHS.line, 'a number is fine')),
    /** Keeps the article out of the published site. */
    draft: z.optional(flagOf('draft')),
    /** First day or moment at which the article is public. A time without a zone is in that of the site. */
    published_at: z.optional(textOf('published_at', MAX_LENGTHS.line, 'a number is fine')),
    /** Last day, until midnight, or last moment at which the article is public. */
    unpublished_at: z.optional(textOf('unpublished_at', MAX_LENGTHS.line, 'a number is fine')),
    /** Reading time, as it is shown. */
    readTime: z.optional(textOf('readTime')),
    /** Product that the article is about. */
    product: z.optional(oneOf('product', pageName)),
    /** Article to read next. */
    next: z.optional(oneOf('next', pageName)),
  })

  const lists = {
    sections: listOf('sections', section),
    gallery: listOf('gallery', galleryEntry),
    articles: listOf('articles', article),
  }

  /** Reads an answer's list by one of `lists`. `placeOf` returns the path of an entry, empty for any other object. */
  function read<S extends z.core.$ZodType>(list: S, sent: unknown) {
    const paths = new Map<object, PropertyKey[]>()
    at.length = 0
    oddities = []
    places = paths
    const placeOf = (entry: object): PropertyKey[] => paths.get(entry) ?? []
    return { entries: z.parse(list, sent), oddities, placeOf }
  }

  return { lists, read, parts: { section, imageItem, faqEntry, galleryEntry, article } }
}

type Lists = ReturnType<typeof contentContract>['lists']
/** A section as it comes out of the contract. */
export type ContentSection = z.output<Lists['sections']>[number]
export type ContentArticle = z.output<Lists['articles']>[number]
export type ContentItem = NonNullable<ContentSection['images']>[number]
export type FaqEntry = NonNullable<ContentSection['faq_entries']>[number]
