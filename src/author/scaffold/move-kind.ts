import { locate } from '../../lint/locate.ts'
import type { Project } from '../../site/config/project.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { AuthorError } from '../../util/author-error.ts'
import { changePlan } from './change-plan.ts'
import type { Plan } from './plan.ts'

/**
 * Writes the kind of a moved page into its new file if the folder does not give it. Throws if the folder is of another kind,
 * whose defaults would change the page.
 */
export function keepKind(plan: Plan, project: Project, { file, page }: LoadedPage, target: string): void {
  const kind = kindOfFolder(project, target)
  if (kind !== undefined && kind !== page.kind)
    throw new AuthorError(
      `${target} would be a page of the kind ${JSON.stringify(kind)}, but ${file} is of the kind ${JSON.stringify(page.kind)}, with other defaults. Choose an address below that of its kind, or write a new page: npm run new`,
      [],
    )
  const sources = sourcesOf(project)
  if (
    kind !== undefined ||
    locate(file, ['kind'], sources)?.exact ||
    locate(file, [], sources)?.file !== file
  )
    return
  changePlan(plan, sources, { do: 'set', file: target, path: ['kind'], value: page.kind })
}

/** Returns the kind of the pages in a file's folder; undefined in a folder of several kinds. */
function kindOfFolder({ config }: Project, file: string): string | undefined {
  return Object.entries(config.kinds).find(
    ([, { pages }]) => pages && file.startsWith(`page-configs/${pages.folder}/`),
  )?.[0]
}
