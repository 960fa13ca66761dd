import {
  contentContract,
  openEnvelope,
  type ContentItem,
  type ContentSection,
  type Envelope,
} from '../../schemas/content.ts'
import type {
  ContentItemView,
  ContentSectionView,
  SafeHtml,
} from '../../block-library/shared/content-view.ts'
import { z } from 'zod/mini'

export interface ReadOptions {
  envelope: Envelope
  /** Which field of an item holds its picture's address. */
  imageField: 'image' | 'url'
  /** The content host that storage paths lie on. */
  host: string
  /** Makes rich text safe; asked for only when there is some. */
  loadSanitizer: () => Promise<(html: string) => SafeHtml>
}

export interface ReadContent {
  /** The sections by key; of two with one key the first counts. */
  sections: Map<string, ContentSectionView>
  /** What had to be repaired or dropped. */
  oddities: string[]
}

/** Reads an answer leniently into what blocks see. Throws only when the answer holds no list at all. */
export async function readSections(answer: unknown, options: ReadOptions): Promise<ReadContent> {
  const oddities: string[] = []
  const list = openEnvelope(answer, options.envelope)
  if (!list) throw new Error('The answer is not a list of sections')
  const parsed = z.parse(contentContract((what) => oddities.push(what)).sections, list)
  const sanitize = hasRichText(parsed) ? await options.loadSanitizer() : undefined
  const safe = (html: string | undefined) => (html && sanitize ? sanitize(html) : undefined)

  const itemView = (item: ContentItem): ContentItemView => ({
    src: pictureAddress(item, options),
    title: item.title ?? '',
    description: item.description ?? '',
    html: safe(item.description_html),
    faqs: item.faqs ?? [],
  })
  const sections = new Map<string, ContentSectionView>()
  for (const section of parsed) {
    if (sections.has(section.section)) {
      oddities.push(`section ${section.section} came twice`)
      continue
    }
    sections.set(section.section, {
      title: section.title ?? '',
      description: section.description ?? '',
      html: safe(section.description_html),
      items: (section.images ?? []).map(itemView),
      faqs: section.faq_entries ?? [],
    })
  }
  return { sections, oddities }
}

function hasRichText(sections: ContentSection[]): boolean {
  return sections.some(({ description_html, images = [] }) =>
    [description_html, ...images.map((item) => item.description_html)].some(Boolean),
  )
}

/** An absolute address is kept; a path lies under `/storage/` on the content host (document 1 §3). */
function pictureAddress(item: ContentItem, { imageField, host }: ReadOptions): string | undefined {
  const address = (imageField === 'url' && item.url) || item.image?.[0] || item.url
  if (!address) return undefined
  return /^(https?:)?\/\//i.test(address) ? address : `${host}/storage/${address.replace(/^\/+/, '')}`
}
