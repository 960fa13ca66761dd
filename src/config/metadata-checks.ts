import type { Kinds } from '../../schemas/kinds.ts'
import type { Metadata } from '../../schemas/metadata.ts'
import type { FileProblems } from './config-error.ts'
import { unknownName } from './cross-checks.ts'
import type { LoadedPage } from './load-config.ts'

/** What kinds and metadata cannot know alone: each kind's entry is there. */
export function kindChecks(kinds: Kinds, metadata: Metadata): FileProblems[] {
  const problems = Object.entries(kinds).flatMap(([kind, { metadata: name }]) =>
    unknownName(`${kind}.metadata`, name, 'an entry of page-configs/metadata.json', Object.keys(metadata)),
  )
  return problems.length > 0 ? [{ file: 'page-configs/kinds.ts', problems }] : []
}

/** What metadata and pages cannot know alone: each entry is there for somebody, and no page has two heads. */
export function metadataChecks(pages: LoadedPage[], kinds: Kinds, metadata: Metadata): FileProblems[] {
  const entries = Object.keys(metadata)
  const wanted = [
    ...pages.map(({ page }) => page.name),
    ...Object.values(kinds).map(({ metadata: name }) => name),
  ]
  const unwanted = entries.flatMap((name) =>
    unknownName(name, name, 'the name of a page, or one that a kind of pages gives', wanted),
  )
  const twice = pages.filter(({ page }) => page.head && entries.includes(page.name))
  return [
    ...(unwanted.length > 0 ? [{ file: 'page-configs/metadata.json', problems: unwanted }] : []),
    ...twice.map(({ file, page: { name } }) => ({
      file,
      problems: [`head\n  problem   page-configs/metadata.json has a head for "${name}", too`],
    })),
  ]
}
