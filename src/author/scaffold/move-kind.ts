import { locate } from '../../lint/locate.ts'
import type { Project } from '../../site/config/project.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import type { Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'

/**
 * Returns the edit by which a page keeps its kind in another folder. Throws if the folder is of another kind, whose
 * defaults would change the page.
 */
export function kindEdits(project: Project, { file, page }: LoadedPage, target: string): Edit[] {
  const wanted = kindOfFolder(project, target)
  if (wanted !== undefined && wanted !== page.kind)
    throw new AuthorError(
      `${target} would be a page of the kind ${JSON.stringify(wanted)}, but ${file} is of the kind ${JSON.stringify(page.kind)}, with other defaults. Choose an address below that of its kind, or write a new page: npm run new`,
      [],
    )
  if (wanted !== undefined) return []
  const sources = sourcesOf(project)
  const kind = locate(file, ['kind'], sources)
  const config = locate(file, [], sources)
  if (kind?.exact || config?.file !== file) return []
  const at = config.value.start + 1
  return [{ start: at, end: at, text: ` "kind": ${JSON.stringify(page.kind)},` }]
}

/** Returns the kind of the pages in a file's folder; undefined in a folder of several kinds. */
function kindOfFolder({ config }: Project, file: string): string | undefined {
  return Object.entries(config.kinds).find(
    ([, { pages }]) => pages && file.startsWith(`page-configs/${pages.folder}/`),
  )?.[0]
}
