import type { Leaf } from '../../src/author/protocol/protocol.ts'

/** A text of a page's config, as a trace describes it. */
export const someLeaf: Leaf = {
  id: 1,
  file: 'page-configs/x.ts',
  path: ['blocks', 0, 'heading'],
  place: 'page-configs/x.ts:3:5',
  source: 'page',
  value: 'Old words',
  editable: true,
  translations: [],
}
