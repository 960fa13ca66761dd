import type { ContentSource } from '../../../schemas/page.ts'

/** Returns an example answer of the content service. For a page of sections it has one section for each of the keys. */
export function exampleAnswer(keys: string[], source: ContentSource | undefined): unknown {
  const { kind = 'sections', envelope = 'list', imageField = 'image' } = source ?? {}
  if (kind === 'article') return article
  const lists = {
    sections: keys.map((key, index) => section(key, imageField, index)),
    gallery,
    articles: [article],
  }
  return envelope === 'data' ? { data: lists[kind] } : lists[kind]
}

const questions = [{ question: 'A question about the page?', answer: 'The answer, in a sentence or two.' }]

/** Returns an example section. The first one has every part; the others omit some, since every part is optional. */
const section = (key: string, imageField: ContentSource['imageField'], index: number) => {
  const picture = {
    [imageField]: imageField === 'url' ? 'https://content.example/storage/first.webp' : 'pictures/first.webp',
    title: 'The title of the picture',
    description: 'A plain text about the picture.',
  }
  const plain = { section: key, title: 'The heading', description: 'A plain text under the heading.' }
  if (key.includes('faq')) return { ...plain, faq_entries: questions }
  if (index > 0) return { ...plain, images: [picture] }
  const rich = { description_html: '<p>The text as <strong>rich text</strong>.</p>' }
  return { ...plain, ...rich, images: [{ ...picture, ...rich, faqs: questions }], faq_entries: questions }
}

const gallery = [{ title: 'A category', image: ['pictures/first.webp', 'pictures/second.webp'] }]

const article = {
  id: 'an-article',
  title: 'The heading',
  image: 'pictures/first.webp',
  desc: 'A summary of the article, in a sentence or two.',
  content: 'The first paragraph.\nThe second paragraph.',
  table: {
    title: 'Two screens in figures',
    after: 1,
    columns: ['', 'Indoors', 'Outdoors'],
    rows: [['Brightness', '800 nits', '6,000 nits']],
  },
  created_at: '2025-03-14T09:30:00+05:30',
  readTime: '4 min read',
  product: { id: 'a-product', title: 'The product of the article' },
  next: { id: 'another-article', title: 'The article to read next' },
}
