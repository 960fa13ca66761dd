import type { ArticleView } from '../contract/content-view.ts'
import { blockExample, type Examples } from '../contract/block-examples.ts'

const block = { type: 'article-list', id: 'articles', heading: 'Latest News' } as const
const article = (number: number): ArticleView => ({
  id: `news-${number}`,
  title: `News from the workshop, part ${number}`,
  src: `/storage/pictures/truck-${((number - 1) % 4) + 1}.webp`,
  desc: 'What to prepare before the first day.',
  paragraphs: [],
  date: `2025-03-${String(number).padStart(2, '0')}T09:00:00+05:30`,
  readTime: `${number + 2} min read`,
})
const upTo = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1))
const example = blockExample<'article-list'>(block)

export const articleListExamples: Examples<'article-list'> = {
  default: example({}, { articles: upTo(7) }),
  'with a lead': example({ lead: 'The latest news, and what they mean for you.' }, { articles: upTo(3) }),
  'words of the page': example(
    { badge: 'New', readTime: 'A short read', base: '/news' },
    { articles: [{ ...article(1), readTime: '' }] },
  ),
  'two on a page': example({ pageSize: 2 }, { articles: upTo(3) }),
  'as many as fit on one page': example({}, { articles: upTo(3) }),
  'one more than fits': example({}, { articles: upTo(4) }),
  'without pictures': example({}, { articles: upTo(3).map((item) => ({ ...item, src: undefined })) }),
  'id that needs encoding': example({}, { articles: [{ ...article(1), id: 'this & that/2025?' }] }),
  shortest: example(
    {},
    { articles: [{ ...article(1), src: undefined, title: 'News', desc: '', date: '', readTime: '' }] },
  ),
  longest: example(
    {
      heading:
        'The latest news from the workshops and building sites of Visakhapatnam, Thiruvananthapuram and Coimbatore',
      lead: 'The latest news, and what they mean for you. '.repeat(4).trim(),
    },
    {
      articles: upTo(28).map((item) => ({
        ...item,
        title: `MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-${item.id} and what it is good for in daily use`,
        desc: 'Figures only make sense beside the question that somebody asked about them. '.repeat(5),
      })),
    },
  ),
  'no article': { block },
  'no article, in the words of the page': example({ emptyText: 'Nothing new yet.' }),
}
