import { defineRule, type Found, type JoinedPage } from 'pagework/rules'
import { isSample } from './shared/is-sample.ts'

export default defineRule({
  summary:
    'Industries lead to products and articles, products to planner, comparison, sectors, articles and the next, articles to a product and the next one.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A buyer who has read a page wants the next one. An industry page has a \`link-cards\` block with at least two products and one
    article. A product's page leads to the planner, to the comparison with another product, to two industries, an article and a
    further product. An article names its \`product\` and the \`next\` article, and from article to article a visitor reads them all. Links have
    the names of the pages that they lead to.`,
  *check({ joined: all, answers }) {
    const joined = all.filter((page) => !isSample(page))
    const articles = joined.filter(({ bound, params }) => bound.article && Object.keys(params).length > 0)
    const names = new Map(
      joined.map(({ pathname, loaded, bound }) => [pathname, bound.article?.title ?? loaded.page.title]),
    )
    for (const page of joined)
      for (const { folder, expected, least } of required)
        if (page.loaded.file.startsWith(folder)) yield* linksOf(page, { names, expected, least })
    for (const page of articles) {
      const place = answers.get(page.endpoint ?? '')?.place
      if (place !== undefined) yield* nextOf(page, place, names)
    }
    const followed = new Set(articles.map(({ bound }) => bound.article?.next?.id))
    for (const { bound, endpoint } of articles) {
      const file = answers.get(endpoint ?? '')?.place
      if (file !== undefined && !followed.has(bound.article?.id))
        yield { file, path: ['id'], problem: 'no other article names this one as its `next`' }
    }
  },
})

/** Links that the pages of a folder have at least, by the beginning of their address. */
interface Required {
  /** The required links in words. */
  expected: string
  least: Record<string, number>
}

const required: (Required & { folder: string })[] = [
  {
    folder: 'page-configs/industries/',
    expected: 'a `link-cards` block with two products and an article',
    least: { '/products/': 2, '/blog/': 1 },
  },
  {
    folder: 'page-configs/products/',
    expected:
      'a `link-cards` block with the planner, the comparison, two industries, an article and a product',
    least: {
      '/screen-planner': 1,
      '/compare-products?products=': 1,
      '/industry/': 2,
      '/blog/': 1,
      '/products/': 1,
    },
  },
]

function* linksOf(
  { loaded: { file, page } }: JoinedPage,
  { names, expected, least }: Required & { names: ReadonlyMap<string, string> },
): Generator<Found> {
  const index = page.blocks.findIndex(({ type }) => type === 'link-cards')
  const block = page.blocks[index]
  const links = block?.type === 'link-cards' ? block.links : []
  const count = (root: string) => links.filter(({ to }) => to.startsWith(root)).length
  if (Object.entries(least).some(([root, number]) => count(root) < number)) {
    const received = Object.keys(least)
      .map((root) => `${count(root)} to ${root}`)
      .join(', ')
    yield {
      file,
      path: ['blocks', ...(index < 0 ? [] : [index, 'links'])],
      problem: 'leads to too few pages',
      expected,
      received,
    }
  }
  for (const [place, { to, label }] of links.entries()) {
    const name = names.get(to)
    if (name !== undefined && name !== label)
      yield {
        file,
        path: ['blocks', index, 'links', place, 'label'],
        expected: JSON.stringify(name),
        received: JSON.stringify(label),
        fix: { replace: name },
      }
  }
}

function* nextOf({ bound }: JoinedPage, file: string, names: ReadonlyMap<string, string>): Generator<Found> {
  const { product, next } = bound.article ?? {}
  for (const [key, named, root] of [
    ['product', product, '/products/'],
    ['next', next, '/blog/'],
  ] as const) {
    const name = named && names.get(root + named.id)
    if (!named) yield { file, problem: `has no \`${key}\`` }
    else if (name !== named.title)
      yield {
        file,
        path: [key, 'title'],
        expected: name ?? `the title of a page below ${root}`,
        received: JSON.stringify(named.title),
      }
  }
}
