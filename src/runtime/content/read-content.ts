import type {
  ArticleTable,
  ArticleView,
  ContentItemView,
  ContentSectionView,
  ContentView,
  SafeHtml,
} from '../../../block-library/contract/content-view.ts'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { isShown, type Moment } from '../../../block-library/parts/is-shown.ts'
import {
  contentContract,
  unreadable,
  type ContentArticle,
  type ContentItem,
  type ContentSection,
  type Oddity,
} from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import { openEnvelope } from '../../../schemas/shared/envelope.ts'
import { partOfList } from '../../../schemas/shared/part-of-list.ts'
import { articleTiming } from './article-timing.ts'
import type { Sanitize } from './sanitizer.ts'
import { isAddress, storageAddress } from './storage-address.ts'

export interface ReadOptions extends Pick<ContentSource, 'kind' | 'envelope' | 'imageField'> {
  /** Content host to which storage paths belong. */
  host: string
  /** Error text for an answer without an article; unset, a default text. */
  noArticle?: string
  /** Moment at which articles must be public; unset, all are read. */
  moment?: Moment | undefined
  /** Loads the function that sanitises rich text. Called only if there is some. */
  loadSanitizer: () => Promise<Sanitize>
}

export interface ReadContent {
  content: ContentView
  /** Fields and entries that were repaired or dropped. */
  oddities: Oddity[]
}

const contract = contentContract()

/** Reads an answer leniently into views for blocks. Throws only if the answer has a different shape altogether. */
export async function readContent(answer: unknown, options: ReadOptions): Promise<ReadContent> {
  const part = options.kind === 'article' ? undefined : partOfList(answer)
  if (part !== undefined) throw new Error(`The answer is ${part}`)
  const list = options.kind === 'article' ? [answer] : openEnvelope(answer, options.envelope)
  if (!list) throw new Error(`The answer is not a list of ${options.kind}`)
  const kind = options.kind === 'article' ? 'articles' : options.kind

  if (kind === 'gallery') {
    const { entries, oddities, placeOf } = contract.read(contract.lists[kind], list)
    const reading = { ...options, oddities, placeOf }
    const gallery = entries.map((entry) => ({
      title: entry.title,
      pictures: entry.image
        .map((path) => addressOf(path, entry, 'image', reading))
        .filter((address) => address !== undefined),
    }))
    return { content: { ...noContent, gallery }, oddities }
  }
  if (kind === 'articles') {
    const { entries, oddities, placeOf } = contract.read(contract.lists[kind], list)
    const { moment } = options
    const shown = moment ? entries.filter((article) => isShown(articleTiming(article), moment)) : entries
    if (options.kind === 'article' && shown.length === 0)
      throw new Error(options.noArticle ?? 'The answer is not an article')
    const reading = { ...options, oddities, placeOf }
    const articles = shown.map((article) => articleView(article, reading))
    return { content: { ...noContent, articles }, oddities }
  }
  const { entries, oddities, placeOf } = contract.read(contract.lists[kind], list)
  const sanitize = hasRichText(entries) ? await options.loadSanitizer() : undefined
  const sections = sectionViews(entries, { ...options, oddities, placeOf, sanitize })
  return { content: { ...noContent, sections }, oddities }
}

/** The options of a reading, and its oddities so far. */
interface Reading extends Pick<ReadOptions, 'imageField' | 'host'> {
  oddities: Oddity[]
  /** Returns the path of an entry in the answer. */
  placeOf: (entry: object) => PropertyKey[]
  sanitize?: Sanitize | undefined
}

/** The sections by key. Of two sections with one key the first counts. */
function sectionViews(sections: ContentSection[], reading: Reading) {
  const views = new Map<string, ContentSectionView>()
  for (const section of sections) {
    if (views.has(section.section)) {
      const path = [...reading.placeOf(section), 'section']
      reading.oddities.push({ path, what: `section ${section.section} came twice` })
      continue
    }
    const images = section.images ?? []
    const gaps = images.flatMap((item, place) => (item === unreadable ? [place] : []))
    views.set(section.section, {
      title: section.title ?? '',
      description: section.description ?? '',
      html: safeHtml(section, reading),
      items: images.filter((item) => item !== unreadable).map((item) => itemView(item, reading)),
      ...(gaps.length > 0 && { gaps }),
      faqs: section.faq_entries ?? [],
    })
  }
  return views
}

function itemView(item: ContentItem, reading: Reading): ContentItemView {
  const [image, hover] = item.image ?? []
  const field = image && !(reading.imageField === 'url' && item.url) ? 'image' : 'url'
  const address = field === 'image' ? image : item.url
  return {
    src: address ? addressOf(address, item, field, reading) : undefined,
    hoverSrc: hover ? addressOf(hover, item, 'image', reading) : undefined,
    title: item.title ?? '',
    ...(item.name && { name: item.name }),
    description: item.description ?? '',
    html: safeHtml(item, reading),
    faqs: item.faqs ?? [],
  }
}

function articleView(article: ContentArticle, reading: Reading): ArticleView {
  const [image] = article.image ?? []
  const lines = (article.content ?? '').split('\n')
  return {
    id: article.id,
    title: article.title ?? '',
    src: image ? addressOf(image, article, 'image', reading) : undefined,
    desc: article.desc ?? '',
    paragraphs: lines.map((line) => line.trim()).filter(Boolean),
    ...(article.table && { table: tableView(article, article.table, reading) }),
    date: article.created_at || (article.date ?? ''),
    readTime: article.readTime ?? '',
    product: article.product,
    next: article.next,
  }
}

function tableView(
  article: ContentArticle,
  { title, after, columns, rows }: NonNullable<ContentArticle['table']>,
  { oddities, placeOf }: Reading,
): ArticleTable {
  const place = Number(after || Number.NaN)
  for (const [index, { length }] of rows.entries())
    if (length !== columns.length)
      oddities.push({
        path: [...placeOf(article), 'table', 'rows', index],
        what: `the row has ${length} cells, and the table ${columns.length} columns`,
      })
  return { title, after: Number.isNaN(place) ? Infinity : place, columns, rows }
}

/** The address of a picture in a field of an entry; undefined if it is malformed. */
function addressOf(written: string, entry: object, field: string, { host, oddities, placeOf }: Reading) {
  const address = storageAddress(written, host)
  if (isAddress(address)) return address
  oddities.push({ path: [...placeOf(entry), field], what: `${written} is not an address` })
  return undefined
}

/** The rich text of a section or item. */
function safeHtml(part: ContentSection | ContentItem, reading: Reading): SafeHtml | undefined {
  const { description_html: html } = part
  const { sanitize, oddities, placeOf } = reading
  if (!html || !sanitize) return undefined
  return sanitize(html, (what) => {
    oddities.push({ path: [...placeOf(part), 'description_html'], what: `description_html ${what}` })
  })
}

function hasRichText(sections: ContentSection[]): boolean {
  return sections.some(({ description_html, images = [] }) =>
    [description_html, ...images.map((item) => item.description_html)].some(Boolean),
  )
}
