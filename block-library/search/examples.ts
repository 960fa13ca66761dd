import { blockExample, type Examples } from '../contract/block-examples.ts'

const search = { type: 'search', id: 'search', heading: 'Search' } as const
const example = blockExample<'search'>(search)

export const searchExamples: Examples<'search'> = {
  default: example({
    kinds: [
      { kind: 'product', label: 'Products' },
      { kind: 'article', label: 'Articles' },
    ],
    links: [{ to: '/products', label: 'All products' }],
  }),
  shortest: example(),
  longest: example({
    heading: 'Search all pages of this site for a word, a size or a name',
    kinds: [{ kind: 'product', label: 'Everything that we make, rent and repair for shops and stations' }],
  }),
}
