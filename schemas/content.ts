import * as z from 'zod/mini'
import { keepUnits } from './shared/keep-units.ts'

/** Holds the place of a picture that could not be read, since places mean something (document 1 §2.3). */
export const unreadable = Object.freeze({})

/** The most characters of a text: a title, an address, a description, one with its tags, an article. What is longer is no text for a page, and would keep it busy for seconds. */
export const longestText = { line: 500, address: 2_000, words: 20_000, html: 40_000, article: 400_000 }

/** Control characters but tab and line end, and halves of characters. */
const unshowable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

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
  const places = new WeakMap<object, PropertyKey[]>()
  const report = (what: string, path: PropertyKey[]) => oddities.push({ path, what })
  const odd = (what: string, name: string) => report(what, [...at, name])

  /** What is left of a text once it is no longer than a page can bear, and holds only what HTML can (React would find the page another than it made). */
  const readable = (name: string, raw: string, longest: number): string => {
    const cut = raw.length > longest ? `${raw.slice(0, longest)}…` : raw
    if (cut !== raw) odd(`${name} is ${raw.length} characters long, and is cut after ${longest}`, name)
    const lines = cut.replaceAll(/\r\n?/g, '\n')
    const clean = lines.replaceAll(unshowable, '')
    if (clean !== lines) odd(`${name} holds characters that no page can show`, name)
    return clean.trim()
  }

  /** A text; missing or null is empty, a number or boolean is written out, anything else is dropped. */
  const textOf = (name: string, longest: number = longestText.line, numbers?: 'a number is fine') =>
    z.transform((raw: unknown): string => {
      if (typeof raw === 'string') return readable(name, raw, longest)
      if (raw === null || raw === undefined) return ''
      if (typeof raw === 'number' && numbers) return String(raw)
      odd(`${name} is ${describe(raw)}`, name)
      return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''
    })

  /** A text that is shown: its numbers stay with their units. */
  const wordsOf = (name: string, longest?: number) => z.pipe(textOf(name, longest), z.transform(keepUnits))

  /** A list; missing or null is empty, an item that does not parse is left out, or `instead` stands in its place. */
  const listOf = <S extends z.core.$ZodType>(name: string, item: S, instead?: z.output<S>) =>
    z.transform((raw: unknown): z.output<S>[] => {
      if (raw === null || raw === undefined) return []
      if (!Array.isArray(raw)) {
        odd(`${name} is ${describe(raw)}`, name)
        return []
      }
      return raw.flatMap((entry: unknown, index) => {
        at.push(name, index)
        const parsed = z.safeParse(item, entry)
        if (parsed.success && isObject(parsed.data)) places.set(parsed.data, [...at])
        if (!parsed.success) reportDropped(`${name}[${index}]`, entry, parsed.error)
        at.length -= 2
        if (parsed.success) return [parsed.data]
        return instead === undefined ? [] : [instead]
      })
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

  /** Something that does without; missing or null is none, and so is one that does not parse. */
  const oneOf = <S extends z.core.$ZodType>(name: string, item: S) =>
    z.transform((raw: unknown) => {
      if (raw === null || raw === undefined) return undefined
      at.push(name)
      const parsed = z.safeParse(item, raw)
      at.pop()
      if (!parsed.success) odd(`${name} is ${describe(raw)}`, name)
      return parsed.data
    })

  /** One address, or a list of them (home's tiles: default, then hover). */
  const addressesOf = (name: string) => {
    const one = textOf(name, longestText.address)
    return z.transform((raw: unknown): string[] => {
      const list: unknown[] = Array.isArray(raw) ? raw : [raw]
      return list.map((entry) => z.parse(one, entry)).filter((address) => address !== '')
    })
  }

  /** A question with its answer; both must say something. */
  const faqEntry = z.object({
    /** What is asked. */
    question: z.pipe(wordsOf('question'), z.string().check(z.minLength(1))),
    /** What is answered. */
    answer: z.pipe(wordsOf('answer', longestText.words), z.string().check(z.minLength(1))),
  })

  /** A picture with its words. Every field may be missing. */
  const imageItem = z.object({
    /** Storage path, or a list of default and hover paths. */
    image: z.optional(addressesOf('image')),
    /** Absolute address; the transport page uses it instead of `image`. */
    url: z.optional(textOf('url', longestText.address)),
    /** What the picture is called. */
    title: z.optional(wordsOf('title')),
    /** A plain text about it. */
    description: z.optional(wordsOf('description', longestText.words)),
    /** The same as rich text; sanitised before display. */
    description_html: z.optional(wordsOf('description_html', longestText.html)),
    /** The item's own questions (option cards). */
    faqs: z.optional(listOf('faqs', faqEntry)),
  })

  /** A section; only its key must be there. */
  const section = z.object({
    /** The key that page configs name it by. */
    section: z.string().check(z.minLength(1)),
    /** The section's heading. */
    title: z.optional(wordsOf('title')),
    /** A plain text under it. */
    description: z.optional(wordsOf('description', longestText.words)),
    /** The same as rich text; sanitised before display. */
    description_html: z.optional(wordsOf('description_html', longestText.html)),
    /** The section's pictures, in order. */
    images: z.optional(listOf('images', imageItem, unreadable)),
    /** The section's questions, in order. */
    faq_entries: z.optional(listOf('faq_entries', faqEntry)),
  })

  /** A category of the gallery with its pictures. */
  const galleryEntry = z.object({
    /** The category's name; several entries may share one. */
    title: z.pipe(wordsOf('title'), z.string().check(z.minLength(1))),
    /** The pictures' storage paths. */
    image: addressesOf('image'),
  })

  /** What an article leads on to. */
  const pageName = z.object({
    /** What its address ends in. */
    id: z.pipe(textOf('id', longestText.line, 'a number is fine'), z.string().check(z.minLength(1))),
    /** What it is called. */
    title: z.pipe(textOf('title'), z.string().check(z.minLength(1))),
  })

  /** An article; its id is all that must be there. */
  const article = z.object({
    /** What its address ends in. */
    id: z.pipe(textOf('id', longestText.line, 'a number is fine'), z.string().check(z.minLength(1))),
    /** Its heading. */
    title: z.optional(wordsOf('title')),
    /** The picture's storage path. */
    image: z.optional(addressesOf('image')),
    /** What it is about, in a sentence or two. */
    desc: z.optional(wordsOf('desc', longestText.words)),
    /** The text; each line is a paragraph. */
    content: z.optional(wordsOf('content', longestText.article)),
    /** When it was published. */
    created_at: z.optional(textOf('created_at')),
    /** The same, where there is no `created_at`. */
    date: z.optional(textOf('date')),
    /** How long it takes to read, as it is shown. */
    readTime: z.optional(textOf('readTime')),
    /** The product it is about. */
    product: z.optional(oneOf('product', pageName)),
    /** The article to read after it. */
    next: z.optional(oneOf('next', pageName)),
  })

  const lists = {
    sections: listOf('sections', section),
    gallery: listOf('gallery', galleryEntry),
    articles: listOf('articles', article),
  }

  /** Reads an answer's list by one of `lists`. */
  function read<S extends z.core.$ZodType>(
    list: S,
    sent: unknown,
  ): { entries: z.output<S>; oddities: Oddity[] } {
    at.length = 0
    oddities = []
    return { entries: z.parse(list, sent), oddities }
  }

  /** Path of an entry that `read` returned; empty for any other object. */
  const placeOf = (entry: object): PropertyKey[] => places.get(entry) ?? []

  return {
    lists,
    read,
    placeOf,
    parts: { section, imageItem, faqEntry, galleryEntry, article },
  }
}

type Lists = ReturnType<typeof contentContract>['lists']
/** A section as it comes out of the contract. */
export type ContentSection = z.output<Lists['sections']>[number]
export type ContentArticle = z.output<Lists['articles']>[number]
export type ContentItem = NonNullable<ContentSection['images']>[number]
export type FaqEntry = NonNullable<ContentSection['faq_entries']>[number]

/** The ways an answer may carry its list (document 1 §7): bare, in `data`, or either. */
export type Envelope = 'list' | 'data' | 'either'

/** Takes the list out of its envelope; undefined where the answer has another shape. */
export function openEnvelope(answer: unknown, envelope: Envelope): unknown[] | undefined {
  if (Array.isArray(answer)) return envelope === 'data' ? undefined : answer
  if (envelope === 'list' || typeof answer !== 'object' || answer === null || !('data' in answer))
    return undefined
  return Array.isArray(answer.data) ? answer.data : undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const emptyOr = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? 'empty' : describe(value)

function describe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object'
    ? 'an object of another shape'
    : `${typeof value} ${JSON.stringify(value)}`.slice(0, 80)
}
