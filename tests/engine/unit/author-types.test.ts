import ownBlocks from 'virtual:own-blocks/blocks'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { BlockInput } from '../../../schemas/blocks/index.ts'
import { definePage } from '../../../schemas/define.ts'
import type {
  AuthoredBlock,
  AuthoredKinds,
  AuthoredPage,
  AuthoredSite,
} from '../../../schemas/generated/author-types.ts'
import type { KindsInput } from '../../../schemas/kinds.ts'
import type { PageInput } from '../../../schemas/page.ts'
import type { siteSchema } from '../../../schemas/site.ts'

type SiteInput = z.input<typeof siteSchema>

/** Input that the compiler must refuse. A line below that compiles fails `npm run check`. */
const block = (input: BlockInput) => input
const page = { kind: 'products', name: 'x', title: 'X' } as const

test('the compiler refuses what the schema would refuse', () => {
  const refused = [
    // @ts-expect-error -- an unknown type of block
    block({ type: 'heroes', id: 'hero', heading: 'X' }),
    // @ts-expect-error -- a misspelt option
    block({ type: 'hero', id: 'hero', heding: 'X' }),
    // @ts-expect-error -- an option of another block
    block({ type: 'faq', id: 'faq', mediumColumns: 3 }),
    // @ts-expect-error -- a value that is not offered
    block({ type: 'cards', id: 'options', section: 2, mediumColumns: 5 }),
    // @ts-expect-error -- a block without its section
    block({ type: 'intro' }),
    // @ts-expect-error -- a page without blocks
    definePage(page),
    // @ts-expect-error -- a function is no data
    block({ type: 'hero', id: 'hero', heading: () => 'X' }),
  ]
  expect(refused).toHaveLength(7)
})

/** This repository's site has blocks of its own, which the engine does not know. */
const isOfEngine = (
  anyBlock: AuthoredBlock,
): anyBlock is Exclude<AuthoredBlock, OwnBlocks[keyof OwnBlocks]> => !(anyBlock.type in ownBlocks)

/** Input of the page schema, with `kind` and `name` optional, because the file's path gives them. */
type PageToFill = Omit<PageInput, 'kind' | 'name'> & Partial<Record<'kind' | 'name', string | undefined>>

test('the types that authors write against are those of the schemas: each takes what the other does', () => {
  const same = [
    (toFill: PageToFill): AuthoredPage => toFill,
    ({ blocks, ...rest }: AuthoredPage): PageToFill => ({ ...rest, blocks: blocks.filter(isOfEngine) }),
    (site: SiteInput): AuthoredSite => site,
    (site: AuthoredSite): SiteInput => site,
    (kinds: KindsInput): AuthoredKinds => kinds,
    (kinds: AuthoredKinds): KindsInput => kinds,
  ]
  expect(same).toHaveLength(6)
})
