import ownBlocks from 'virtual:own-blocks/blocks'
import { expect, test } from 'vitest'
import type { z } from 'zod'
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

/** This repository's site has blocks of its own, which the engine does not know. */
const isOfEngine = (one: AuthoredBlock): one is Exclude<AuthoredBlock, OwnBlocks[keyof OwnBlocks]> =>
  !(one.type in ownBlocks)

/** Input of the page schema, with `kind` and `name` optional, because the file's path gives them. */
type PageToFill = Omit<PageInput, 'kind' | 'name'> & Partial<Record<'kind' | 'name', string | undefined>>

test('the types that authors write against are those of the schemas: each takes what the other does', () => {
  const same = [
    (one: PageToFill): AuthoredPage => one,
    ({ blocks, ...rest }: AuthoredPage): PageToFill => ({ ...rest, blocks: blocks.filter(isOfEngine) }),
    (site: SiteInput): AuthoredSite => site,
    (site: AuthoredSite): SiteInput => site,
    (kinds: KindsInput): AuthoredKinds => kinds,
    (kinds: AuthoredKinds): KindsInput => kinds,
  ]
  expect(same).toHaveLength(6)
})
