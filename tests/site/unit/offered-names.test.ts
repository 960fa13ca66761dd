import { expect, test } from 'vitest'
import type { AuthoredPage } from '../../../schemas/generated/author-types.ts'

/** Names that an editor offers at a place. For a place that takes any string: the site's own names. */
type Offered<T> = T extends string ? (string extends T ? never : T) : never
type Block<T extends string> = Extract<AuthoredPage['blocks'][number], { type: T }>
type Faqs = NonNullable<AuthoredPage['structuredData']>

test('editors offer the names of the real files: sections, questions, addresses, endpoints', () => {
  const section = (name: Offered<Block<'faq'>['section']>) => name
  const faqSet = (name: Offered<Faqs['faqSet']>) => name
  const address = (
    name: Offered<
      Block<'mosaic'>['links'] extends infer L ? NonNullable<L>[keyof NonNullable<L> & number] : never
    >,
  ) => name
  const endpoint = (name: Offered<NonNullable<AuthoredPage['content']>['endpoint']>) => name
  const offered = [
    section('faq_section'),
    // @ts-expect-error -- a section that nobody sends
    section('faqs_section'),
    faqSet('transparent-led-display'),
    // @ts-expect-error -- a set that is not there
    faqSet('transparent-led-displays'),
    address('/contact'),
    // @ts-expect-error -- an address that no page has
    address('/contacts'),
    endpoint('retails'),
    // @ts-expect-error -- an endpoint that no page asks for
    endpoint('retail'),
  ]
  expect(offered).toHaveLength(8)
})
