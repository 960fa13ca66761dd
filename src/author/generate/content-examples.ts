import type { ContentSource } from '../../../schemas/page.ts'

/** An answer as the content service could give it: to a page of sections, one section for each of these keys. */
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

const questions = [{ question: 'What is asked?', answer: 'What is answered, in a sentence or two.' }]

/** A section with all that one may have; those after the first show that each part may be left out. */
const section = (key: string, imageField: ContentSource['imageField'], index: number) => {
  const picture = {
    [imageField]: imageField === 'url' ? 'https://content.example/storage/first.webp' : 'pictures/first.webp',
    title: 'What the picture is called',
    description: 'A plain text about it.',
  }
  const plain = { section: key, title: 'The heading', description: 'A plain text under it.' }
  if (key.includes('faq')) return { ...plain, faq_entries: questions }
  if (index > 0) return { ...plain, images: [picture] }
  const rich = { description_html: '<p>The same as <strong>rich text</strong>.</p>' }
  return { ...plain, ...rich, images: [{ ...picture, ...rich, faqs: questions }], faq_entries: questions }
}

const gallery = [{ title: 'A category', image: ['pictures/first.webp', 'pictures/second.webp'] }]

const article = {
  id: 'what-its-address-ends-in',
  title: 'The heading',
  image: 'pictures/first.webp',
  desc: 'What it is about, in a sentence or two.',
  content: 'The first paragraph.\nThe second paragraph.',
  created_at: '2025-03-14T09:30:00+05:30',
  readTime: '4 min read',
  product: { id: 'what-its-address-ends-in', title: 'The product that it is about' },
  next: { id: 'another-article', title: 'The article to read after it' },
}
