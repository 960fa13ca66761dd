import { z } from 'zod/mini'
import type {
  ArticleView,
  ContentItemView,
  ContentSectionView,
  ContentView,
  SafeHtml,
} from '../../../block-library/contract/content-view.ts'
import { noContent } from '../../../block-library/contract/content-view.ts'
import {
  contentContract,
  openEnvelope,
  unreadable,
  type ContentArticle,
  type ContentItem,
  type ContentSection,
} from '../../../schemas/content.ts'
import type { ContentSource } from '../../../schemas/page.ts'
import { nesting } from './nesting.ts'
import { isAddress, storageAddress } from './storage-address.ts'

export interface ReadOptions extends Pick<ContentSource, 'kind' | 'envelope' | 'imageField'> {
  /** Content host to which storage paths belong. */
  host: string
  /** Error text for an answer without an article; unset, a default text. */
  noArticle?: string
  /** Loads the function that sanitises rich text. Called only if there is some. */
  loadSanitizer: () => Promise<(html: string) => SafeHtml>
}

export interface ReadContent {
  content: ContentView
  /** Values that were repaired or dropped. */
  oddities: string[]
}

/**
 * List to which the contract reports repaired and dropped values. The contract is created only once, since that takes
 * longer than reading a page with it.
 */
let reported: string[] = []
const contract = contentContract((what) => reported.push(what))

/** Reads an answer leniently into views for blocks. Throws only if the answer has a different shape altogether. */
export async function readContent(answer: unknown, options: ReadOptions): Promise<ReadContent> {
  const oddities: string[] = []
  // No `await` may come before the contract has read the answer.
  reported = oddities
  const list = options.kind === 'article' ? [answer] : openEnvelope(answer, options.envelope)
  if (!list) throw new Error(`The answer is not a list of ${options.kind}`)
  const place = (path: string) => {
    const address = storageAddress(path, options.host)
    if (isAddress(address)) return address
    oddities.push(`${path} is no address`)
    return undefined
  }

  if (options.kind === 'gallery') {
    const gallery = z.parse(contract.gallery, list)
    const view = gallery.map(({ title, image }) => ({
      title,
      pictures: image.map(place).filter((address) => address !== undefined),
    }))
    return { content: { ...noContent, gallery: view }, oddities }
  }
  if (options.kind === 'article' || options.kind === 'articles') {
    const articles = z.parse(contract.articles, list)
    if (options.kind === 'article' && articles.length === 0)
      throw new Error(options.noArticle ?? 'The answer is not an article')
    return {
      content: { ...noContent, articles: articles.map((article) => articleView(article, place)) },
      oddities,
    }
  }
  const sections = z.parse(contract.sections, list)
  const sanitize = hasRichText(sections) ? await options.loadSanitizer() : undefined
  const safe = (html: string | undefined) => {
    if (!html || !sanitize) return undefined
    const depth = nesting(html)
    if (depth <= deepest) return sanitize(html)
    oddities.push(
      `description_html has tags nested ${depth} deep, at most ${deepest} are allowed: its tags are removed`,
    )
    return sanitize(html.replaceAll(/(?:<[^<>]*>\s*)+/g, ' '))
  }
  const views = sectionViews(sections, { ...options, place, safe }, oddities)
  return { content: { ...noContent, sections: views }, oddities }
}

/** Maximum depth of nested tags. No rich text needs more, and parsers take seconds for deeper texts. */
export const deepest = 30

/** Functions that read the parts of a section. */
interface Reading extends Pick<ReadOptions, 'imageField'> {
  /** Returns the address of a picture, if it is a valid address. */
  place: (path: string) => string | undefined
  safe: (html: string | undefined) => SafeHtml | undefined
}

/** Returns the sections by key. Of two with the same key, the first is used. */
function sectionViews(sections: ContentSection[], reading: Reading, oddities: string[]) {
  const views = new Map<string, ContentSectionView>()
  for (const section of sections) {
    if (views.has(section.section)) {
      oddities.push(`section ${section.section} came twice`)
      continue
    }
    const images = section.images ?? []
    const gaps = images.flatMap((item, place) => (item === unreadable ? [place] : []))
    views.set(section.section, {
      title: section.title ?? '',
      description: section.description ?? '',
      html: reading.safe(section.description_html),
      items: images.filter((item) => item !== unreadable).map((item) => itemView(item, reading)),
      ...(gaps.length > 0 && { gaps }),
      faqs: section.faq_entries ?? [],
    })
  }
  return views
}

function itemView(item: ContentItem, { imageField, place, safe }: Reading): ContentItemView {
  const [image, hover] = item.image ?? []
  const address = (imageField === 'url' && item.url) || image || item.url
  return {
    src: address ? place(address) : undefined,
    hoverSrc: hover ? place(hover) : undefined,
    title: item.title ?? '',
    description: item.description ?? '',
    html: safe(item.description_html),
    faqs: item.faqs ?? [],
  }
}

function articleView(article: ContentArticle, place: Reading['place']): ArticleView {
  const [image] = article.image ?? []
  const lines = (article.content ?? '').split('\n')
  return {
    id: article.id,
    title: article.title ?? '',
    src: image ? place(image) : undefined,
    desc: article.desc ?? '',
    paragraphs: lines.map((line) => line.trim()).filter(Boolean),
    date: article.created_at || (article.date ?? ''),
    readTime: article.readTime ?? '',
    product: article.product,
    next: article.next,
  }
}

function hasRichText(sections: ContentSection[]): boolean {
  return sections.some(({ description_html, images = [] }) =>
    [description_html, ...images.map((item) => item.description_html)].some(Boolean),
  )
}
