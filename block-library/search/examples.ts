import type { Examples } from '../contract/block-examples.ts'

const search = { type: 'search', id: 'search', heading: 'Search' } as const

export const searchExamples: Examples<'search'> = {
  default: {
    block: {
      ...search,
      kinds: [
        { kind: 'product', label: 'Products' },
        { kind: 'article', label: 'Articles' },
      ],
      links: [{ to: '/products', label: 'All products' }],
    },
  },
  shortest: { block: search },
  longest: {
    block: {
      ...search,
      heading: 'Search all pages of this site for a word, a size or a name',
      kinds: [{ kind: 'product', label: 'Everything that we make, rent and repair for shops and stations' }],
    },
  },
}
