import type { Schemas } from '../generate/load-schemas.ts'
import { AuthorError } from '../../util/author-error.ts'
import type { Project } from '../../site/config/project.ts'
import { otherLanguages } from '../../site/languages/overlay.ts'
import { copyPage } from './copy-page.ts'
import { newArticle } from './new-article.ts'
import { newBlock } from './new-block.ts'
import { kindNamed, newPage } from './new-page.ts'
import { newRedirect } from './new-redirect.ts'
import type { Plan } from './plan.ts'

/** The author's wishes for `npm run new`. Missing ones are undefined. */
export interface Wishes {
  /** `article`, `redirect`, `block`, `page`, or a kind of page. */
  what?: string | undefined
  title?: string | undefined
  slug?: string | undefined
  kind?: string | undefined
  /** The name of a block. */
  name?: string | undefined
  /** The page to copy, or the address that a redirect leads away from. */
  from?: string | undefined
  to?: string | undefined
}

/** Things that `npm run new` can write besides a page of each kind. */
export const others = ['page', 'article', 'redirect', 'block'] as const

/** Returns the plan for the wishes, and how a new page is translated. Throws if a necessary wish is missing. */
export async function planNew(
  project: Project,
  wishes: Wishes,
  schemas: () => Promise<Schemas>,
): Promise<Plan> {
  const plan = await planOf(project, wishes, schemas)
  const files = [...plan.creates.keys()].join(' ')
  const languages = plan.address === undefined ? [] : otherLanguages(project.config.site)
  const notes = languages.map(({ tag }) => `To translate it: npm run translate -- ${tag} ${files} --write`)
  return { ...plan, notes: [...plan.notes, ...notes] }
}

async function planOf(project: Project, wishes: Wishes, schemas: () => Promise<Schemas>): Promise<Plan> {
  const { what, slug, from } = wishes
  const need = (option: 'title' | 'name' | 'from' | 'to') => wishes[option] ?? missing(`--${option}`)
  if (what === undefined) return missing(`one of ${[...others, ...folderKinds(project)].join(', ')}`)
  if (what === 'block') return newBlock(project.root, need('name'))
  if (what === 'redirect') return newRedirect(project, { from: need('from'), to: need('to') })
  if (what === 'article') return newArticle(project, { title: need('title'), slug })
  if (from !== undefined) return copyPage(project, { from, title: need('title'), slug })
  const kind =
    what === 'page' ? generalKind(project, wishes.kind) : kindNamed(what, Object.keys(project.config.kinds))
  return newPage(project, { kind, title: need('title'), slug }, await schemas())
}

/** Returns the kinds whose pages have a folder of their own. */
export const folderKinds = ({ config }: Project) =>
  Object.keys(config.kinds).filter((kind) => config.kinds[kind]?.pages)

/** Returns the kinds whose pages are in `general/`. */
export const generalKinds = ({ config }: Project) =>
  Object.keys(config.kinds).filter((kind) => !config.kinds[kind]?.pages)

function generalKind(project: Project, wanted: string | undefined): string {
  const kinds = generalKinds(project)
  return wanted === undefined ? (kinds[0] ?? missing('--kind')) : kindNamed(wanted, kinds)
}

function missing(what: string): never {
  throw new AuthorError(`${what} is needed; see npm run new -- --help`, [])
}
