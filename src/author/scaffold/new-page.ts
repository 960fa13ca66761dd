import { titleLinksSchema, type TitleLinks } from '../../../schemas/shared/title-links.ts'
import { knownNames } from '../generate/known-names.ts'
import type { Schemas } from '../generate/load-schemas.ts'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { AuthorError } from '../../util/author-error.ts'
import { engineName } from '../../util/engine-of.ts'
import { groupBy } from '../../util/group-by.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { pageAddress, pageFolders } from '../../site/config/page-address.ts'
import { questionsFile, siteFile, type Project } from '../../site/config/project.ts'
import { addCards } from './add-cards.ts'
import { addressKey, type Titled } from './address-key.ts'
import { composePage } from './compose-page.ts'
import { requireFree } from './free-address.ts'
import { camel, hyphenated, underscored } from './names.ts'
import type { Plan } from './plan.ts'
import { sample } from './sample.ts'
import { sampleQuestions, sampleSections } from './sample-content.ts'
import { specRows, type SpecRows } from './spec-rows.ts'

export interface NewPage extends Titled {
  /** Its kind, one of `page-configs/kinds.ts`. */
  kind: string
}

/** Plans a new page of a kind, with content and questions. All its texts are marked as samples. */
export async function newPage(
  project: Project,
  { kind, title, slug, isDraft }: NewPage,
  schemas: Schemas,
): Promise<Plan> {
  const { kinds } = project.config
  const { pages } = kinds[kind] ?? unknownKind(kind, Object.keys(kinds))
  const links = titleLinksIn(project).find(({ root }) => root === pages?.root)
  const key = addressKey(project, { title, slug }, links)
  const endpoint = hyphenated(key)
  const prefix = underscored(endpoint)
  const folder = pages?.folder ?? 'general'
  const file = `page-configs/${folder}/${key}.ts`
  const address = pageAddress(`${folder}/${key}.ts`, pageFolders(kinds))
  requireFree(project, address)
  const rows = pages && specRows(project, { folder, title, address, name: camel(endpoint) })
  const { blocks, shown, omitted } = composePage(project, kind, title, schemas, {
    picture: heroPicture(project, kind),
    options: rows && { 'spec-table': { table: tableMark } },
  })
  const specification = blocks.some(({ type }) => type === 'spec-table') ? rows : undefined
  const pictures = await samplePictures(project, endpoint)
  const sectionFor = sampleSections(schemas.examples, pictures)
  const sections = shown.map(({ block, section }) =>
    sectionFor(block, `${prefix}_${typeof section === 'number' ? `section${section}` : section}`),
  )
  const page = {
    ...(pages ? {} : { kind }),
    title,
    // No menu and no card leads to a page of general/ until the author adds a link.
    ...(!pages && { noindex: true }),
    head: sampleHead(title),
    ...(sections.length > 0 && { content: { endpoint, prefix } }),
    blocks,
  }
  const plan: Plan = {
    creates: new Map([
      [file, pageText(page, specification)],
      ...(sections.length > 0 ? [[`content/api/${endpoint}.json`, JSON.stringify(sections)] as const] : []),
      [questionsFile(key), JSON.stringify(sampleQuestions(10, `a question on ${title}`))],
    ]),
    edits: new Map(specification && [[specification.file, specification.text]]),
    removes: new Map(),
    address,
    notes: [
      ...(pages ? [] : [unlinkedNote]),
      ...omitted.map((block) => `Not added, since it needs your own data: ${block}`),
    ],
  }
  if (pages && !isDraft) await addCards(project, plan, { ...pages, key, title, picture: pictures[0] })
  return plan
}

const unlinkedNote = `No page links to it yet, so it has noindex: true. Link to it, as in headerLinks or footerLinks of ${siteFile}, and remove noindex`

/** Number of pages beyond which visitors recognise a picture, and take the pages for copies of each other. */
const MAX_PAGES = 3
/** Width of a picture that is sharp over the full width of a page. */
const MIN_FULL_WIDTH = 2560

/**
 * Returns the pictures of the embedded content that samples of a new page may show: those large enough for the full
 * width of a page first, then the least used, rotated by the page's name. Drawings such as icons, and pictures that many pages show, are omitted.
 */
export async function samplePictures(project: Project, name: string): Promise<string[]> {
  const { contentPicture } = knownNames(project)
  const { joined, picture: factsOf } = await joinContent(project)
  const uses = groupBy(
    joined.flatMap(({ bound }) => bound.pictures.all),
    (address) => address,
  )
  const counted = spread(contentPicture, name)
    .filter((picture) => !picture.endsWith('.svg'))
    .map((picture) => {
      const address = storageAddress(picture, '')
      const isWide = (factsOf(address)?.size?.width ?? 0) >= MIN_FULL_WIDTH
      return { picture, isWide, pages: uses.get(address)?.length ?? 0 }
    })
    .toSorted((a, b) => Number(b.isWide) - Number(a.isWide) || a.pages - b.pages)
  // A site with few pictures shows them again.
  const rare = counted.filter(({ pages }) => pages < MAX_PAGES)
  return (rare.length > 0 ? rare : counted).map(({ picture }) => picture)
}

/** Returns a sample title and description for search results. */
export const sampleHead = (title: string) => ({
  title: sample(`${title}, and what a search result says`),
  description: sample(
    `what ${title} is, for whom and what it is good for, in 110 to 160 characters, unlike any other page.`,
  ),
})

/** Returns the kind with this name or its plural: `product` is the kind `products`. Throws if no kind has the name. */
export function kindNamed(written: string, names: string[]): string {
  return names.find((name) => name === written || name === `${written}s`) ?? unknownKind(written, names)
}

function unknownKind(kind: string, names: string[]): never {
  const nearest = nearestName(kind, names)
  throw new AuthorError(`There is no kind of page ${JSON.stringify(kind)}`, [
    {
      place: 'page-configs/kinds.ts',
      problems: [`expected  one of ${names.join(', ')}`, ...(nearest ? [`did you mean "${nearest}"?`] : [])],
    },
  ])
}

/** Returns the rules by which cards make addresses from titles, each for the pages below its root. */
export const titleLinksIn = ({ config }: Project): TitleLinks[] =>
  config.pages.flatMap(({ page }) =>
    page.blocks.flatMap(
      (block) => titleLinksSchema.safeParse('links' in block ? block.links : undefined).data ?? [],
    ),
  )

/** Returns the hero picture of another page of the kind. */
const heroPicture = ({ config }: Project, kind: string) =>
  config.pages
    .filter(({ page }) => page.kind === kind)
    .flatMap(({ page }) =>
      page.blocks.flatMap((block) => (block.type === 'hero' ? (block.picture?.src ?? []) : [])),
    )[0]

/** Rotates the list of pictures by a number that depends on the name, so that new pages show different pictures. */
function spread(pictures: string[], name: string): string[] {
  const start = Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % Math.max(1, pictures.length)
  return [...pictures.slice(start), ...pictures.slice(0, start)]
}

/** Stands for the source text of a specification table until the page is written. */
const tableMark = '@table'

/** Returns the text of a page's file in TypeScript. */
function pageText(page: object, specification?: SpecRows): string {
  const imports = [`import { definePage } from '${engineName}'`, ...(specification?.imports ?? [])]
  const config = JSON.stringify(page).replace(JSON.stringify(tableMark), () => specification?.table ?? '')
  return `${imports.join('\n')}\n\nexport default definePage(${config})\n`
}
