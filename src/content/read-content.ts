import { z } from 'zod/mini'
import type {
  ArticleView,
  ContentItemView,
  ContentSectionView,
  ContentView,
  SafeHtml,
} from '../../block-library/shared/content-view.ts'
import { noContent } from '../../block-library/shared/content-view.ts'
import {
  contentContract,
  openEnvelope,
  unreadable,
  type ContentArticle,
  type ContentItem,
  type ContentSection,
} from '../../schemas/content.ts'
import type { ContentSource } from '../../schemas/page.ts'
import { storageAddress } from './storage-address.ts'

export interface ReadOptions extends Pick<ContentSource, 'kind' | 'envelope' | 'imageField'> {
  /** The content host that storage paths lie on. */
  host: string
  /** Makes rich text safe; asked for only when there is some. */
  loadSanitizer: () => Promise<(html: string) => SafeHtml>
}

export interface ReadContent {
  content: ContentView
  /** What had to be repaired or dropped. */
  oddities: string[]
}

/** Reads an answer leniently into what blocks see. Throws only when it is of another shape altogether. */
export async function readContent(answer: unknown, options: ReadOptions): Promise<ReadContent> {
  const oddities: string[] = []
  const contract = contentContract((what) => oddities.push(what))
  const list = options.kind === 'article' ? [answer] : openEnvelope(answer, options.envelope)
  if (!list) throw new Error(`The answer is not a list of ${options.kind}`)
  const place = (path: string) => storageAddress(path, options.host)

  if (options.kind === 'gallery') {
    const gallery = z.parse(contract.gallery, list)
    const view = gallery.map(({ title, image }) => ({ title, pictures: image.map(place) }))
    return { content: { ...noContent, gallery: view }, oddities }
  }
  if (options.kind === 'article' || options.kind === 'articles') {
    const articles = z.parse(contract.articles, list)
    if (options.kind === 'article' && articles.length === 0) throw new Error('The answer is not an article')
    return {
      content: { ...noContent, articles: articles.map((article) => articleView(article, place)) },
      oddities,
    }
  }
  const sections = z.parse(contract.sections, list)
  const sanitize = hasRichText(sections) ? await options.loadSanitizer() : undefined
  const safe = (html: string | undefined) => (html && sanitize ? sanitize(html) : undefined)
  return { content: { ...noContent, sections: sectionViews(sections, options, safe, oddities) }, oddities }
}

type MakeSafe = (html: string | undefined) => SafeHtml | undefined

/** The sections by key; of two with one key the first counts. */
function sectionViews(sections: ContentSection[], options: ReadOptions, safe: MakeSafe, oddities: string[]) {
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
      html: safe(section.description_html),
      items: images.filter((item) => item !== unreadable).map((item) => itemView(item, options, safe)),
      ...(gaps.length > 0 && { gaps }),
      faqs: section.faq_entries ?? [],
    })
  }
  return views
}

function itemView(item: ContentItem, { imageField, host }: ReadOptions, safe: MakeSafe): ContentItemView {
  const [image, hover] = item.image ?? []
  const address = (imageField === 'url' && item.url) || image || item.url
  return {
    src: address ? storageAddress(address, host) : undefined,
    hoverSrc: hover ? storageAddress(hover, host) : undefined,
    title: item.title ?? '',
    description: item.description ?? '',
    html: safe(item.description_html),
    faqs: item.faqs ?? [],
  }
}

function articleView(article: ContentArticle, place: (path: string) => string): ArticleView {
  const [image] = article.image ?? []
  const lines = (article.content ?? '').split(/\r?\n/)
  return {
    id: article.id,
    title: article.title ?? '',
    src: image ? place(image) : undefined,
    desc: article.desc ?? '',
    paragraphs: lines.map((line) => line.trim()).filter(Boolean),
    date: article.created_at || (article.date ?? ''),
    readTime: article.readTime ?? '',
  }
}

function hasRichText(sections: ContentSection[]): boolean {
  return sections.some(({ description_html, images = [] }) =>
    [description_html, ...images.map((item) => item.description_html)].some(Boolean),
  )
}
