import { localPath } from '../../runtime/engine/local-links.ts'
import type { Project } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { translationFile } from '../../site/config/site-languages.ts'
import type { LoadedPage } from '../../site/config/site-config.ts'
import { languagesOf } from '../../site/languages/languages-of.ts'
import { AuthorError } from '../../util/author-error.ts'
import type { NewRedirect } from './add-redirect.ts'
import { writtenPage } from './copy-page.ts'
import type { Plan } from './plan.ts'

/** Returns the page at an address. Throws if its file alone cannot be moved or removed. */
export function pageToChange(project: Project, address: string): LoadedPage {
  const page = writtenPage(project, address)
  if (Object.values(project.config.kinds).some(({ pages }) => pages?.root === address))
    throw new AuthorError(`Pages lie below ${address}: change their address in page-configs/kinds.ts`, [])
  if (/[:*]/.test(address))
    throw new AuthorError('A page whose address has a parameter must be changed by hand', [])
  return page
}

/** Returns the old and new addresses of a page in all languages in which it exists. */
export function movesOf({ config }: Project, { file, page }: LoadedPage, move: NewRedirect): NewRedirect[] {
  if (page.language !== undefined) return [move]
  return languagesOf(config).flatMap(({ root, config: { pages } }) => {
    const isShown = pages.some((loaded) => loaded.file === file)
    // Another page may be missing in the language.
    const target = config.pages.find(({ path }) => path === move.to)
    const hasTarget = !target || pages.some((loaded) => loaded.file === target.file)
    const to = hasTarget ? localPath(root, move.to) : move.to
    return root === '' || isShown ? [{ from: localPath(root, move.from), to }] : []
  })
}

/** Returns the names of the files with translations of a file, by language. */
export const translationsOf = (file: string, { config }: Project): Map<string, string> =>
  new Map(
    [...config.translations.keys()].map((name) => {
      const tag = name.split('/')[2] ?? ''
      return [tag, translationFile(file, tag)]
    }),
  )

/** Plans to move a file with its translations and their edits, or to remove them. */
export function moveFile(
  { creates, edits, removes }: Plan,
  project: Project,
  file: string,
  place?: string,
): void {
  const sources = sourcesOf(project)
  const translations = [...translationsOf(file, project)].map(
    ([tag, name]) => [name, place && translationFile(place, tag)] as const,
  )
  for (const [from, to] of [[file, place] as const, ...translations]) {
    const before = sources(from)
    if (before === undefined) continue
    if (to !== undefined) creates.set(to, edits.get(from)?.after ?? before)
    edits.delete(from)
    removes.set(from, before)
  }
}
