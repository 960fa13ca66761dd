import { noContent, type ArticleView } from '../contract/content-view.ts'
import type { Examples } from '../contract/block-examples.ts'

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
const page = (articles: ArticleView[]) => ({ content: { ...noContent, articles } })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1))

export const articleListExamples: Examples<'article-list'> = {
  default: { block, input: page(upTo(7)) },
  'with a lead': {
    block: { ...block, lead: 'The latest news, and what they mean for you.' },
    input: page(upTo(3)),
  },
  'words of the page': {
    block: { ...block, badge: 'New', readTime: 'A short read', base: '/news' },
    input: page([{ ...article(1), readTime: '' }]),
  },
  'two on a page': { block: { ...block, pageSize: 2 }, input: page(upTo(3)) },
  'as many as fit on one page': { block, input: page(upTo(3)) },
  'one more than fits': { block, input: page(upTo(4)) },
  'without pictures': { block, input: page(upTo(3).map((item) => ({ ...item, src: undefined }))) },
  'id that needs encoding': { block, input: page([{ ...article(1), id: 'this & that/2025?' }]) },
  shortest: {
    block,
    input: page([{ ...article(1), src: undefined, title: 'News', desc: '', date: '', readTime: '' }]),
  },
  longest: {
    block: {
      ...block,
      heading:
        'The latest news from the workshops and building sites of Visakhapatnam, Thiruvananthapuram and Coimbatore',
      lead: 'The latest news, and what they mean for you. '.repeat(4).trim(),
    },
    input: page(
      upTo(28).map((item) => ({
        ...item,
        title: `MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-${item.id} and what it is good for in daily use`,
        desc: 'Figures only make sense beside the question that somebody asked about them. '.repeat(5),
      })),
    ),
  },
  'no article': { block },
  'no article, in the words of the page': { block: { ...block, emptyText: 'Nothing new yet.' } },
}
