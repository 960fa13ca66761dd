import type { Schemas } from '../generate/load-schemas.ts'
import { AuthorError } from '../../util/author-error.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import type { Project } from '../../site/config/project.ts'
import { otherLanguages } from '../../site/config/site-languages.ts'
import { keyFor, type Titled } from './address-key.ts'
import { changePlan } from './change-plan.ts'
import { copyPage } from './copy-page.ts'
import { newArticle } from './new-article.ts'
import { newBlock } from './new-block.ts'
import { kindNamed, newPage } from './new-page.ts'
import { newRedirect } from './new-redirect.ts'
import type { Plan } from './plan.ts'

/** Options of `npm run new`. Those that the author did not give are undefined. */
export interface NewOptions {
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
const others = ['page', 'article', 'redirect', 'block']

/** Asks the author for an option; with values, for one of them. */
export type Ask = (option: keyof NewOptions, values?: string[]) => Promise<string>

/** Returns the plan for the options, and how a new page is translated. Asks for a missing option, or throws if nobody can answer. */
export async function planNew(
  project: Project,
  wishes: NewOptions & { draft?: boolean },
  schemas: () => Promise<Schemas>,
  ask?: Ask,
): Promise<Plan> {
  const plan = await planOf(project, wishes, schemas, ask)
  if (wishes.draft) makeDraft(plan, project)
  const files = [...plan.creates.keys()].join(' ')
  const languages = plan.address === undefined ? [] : otherLanguages(project.config.site)
  const notes = languages.map(({ tag }) => `To translate it: npm run translate -- ${tag} ${files} --write`)
  return { ...plan, notes: [...plan.notes, ...notes] }
}

/** Makes the planned page or article a draft. Its file is the first that the plan creates. */
function makeDraft(plan: Plan, project: Project): void {
  const [file] = plan.creates.keys()
  if (plan.address === undefined || file === undefined)
    throw new AuthorError('--draft is for pages and articles: a block of a page has the option draft', [])
  changePlan(plan, sourcesOf(project), { do: 'set', file, path: ['draft'], value: true })
}

async function planOf(
  project: Project,
  wishes: NewOptions & { draft?: boolean },
  schemas: () => Promise<Schemas>,
  ask?: Ask,
): Promise<Plan> {
  const { from } = wishes
  const need = async (option: keyof NewOptions, values?: string[]): Promise<string> =>
    wishes[option] ?? ask?.(option, values) ?? missing(values ? `one of ${values.join(', ')}` : `--${option}`)
  const titled = async (): Promise<Titled> => {
    const title = await need('title')
    const isNamed = wishes.slug !== undefined || keyFor(project, title) !== undefined
    return { title, slug: isNamed ? wishes.slug : await ask?.('slug'), isDraft: wishes.draft }
  }
  const what = await need('what', [...folderKinds(project), ...others])
  if (what === 'language')
    throw new AuthorError('A language is added by hand: docs/languages.md has the steps', [])
  if (what === 'block') return newBlock(project.root, await need('name'))
  if (what === 'redirect') return newRedirect(project, { from: await need('from'), to: await need('to') })
  if (what === 'article') return newArticle(project, await titled())
  if (from !== undefined) return copyPage(project, { from, ...(await titled()) })
  const kinds = what === 'page' ? generalKinds(project) : Object.keys(project.config.kinds)
  const named = what === 'page' ? (wishes.kind ?? (await ask?.('kind', kinds)) ?? kinds[0]) : what
  const kind = kindNamed(named ?? missing('--kind'), kinds)
  return newPage(project, { kind, ...(await titled()) }, await schemas())
}

/** Returns the kinds whose pages have a folder of their own. */
const folderKinds = ({ config }: Project) =>
  Object.keys(config.kinds).filter((kind) => config.kinds[kind]?.pages)

/** Returns the kinds whose pages are in `general/`. */
const generalKinds = ({ config }: Project) =>
  Object.keys(config.kinds).filter((kind) => !config.kinds[kind]?.pages)

function missing(what: string): never {
  throw new AuthorError(`${what} is needed; see npm run new -- --help`, [])
}
