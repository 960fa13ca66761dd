import type { FileProblems } from './config-error.ts'
import type { LoadedPage } from './load-config.ts'
import { nearestName } from './nearest-name.ts'

/** The files that pages name, by folder. */
interface NamedFiles {
  structuredData: ReadonlyMap<string, unknown>
  fallback: ReadonlyMap<string, unknown>
}

/** What no file can know alone: two files with one address, a file that a page names and that is not there. */
export function crossChecks(pages: LoadedPage[], files: NamedFiles): FileProblems[] {
  return pages.flatMap(({ file, path, page }, index) => {
    const problems: string[] = []
    const twin = pages.findIndex((other) => other.path === path)
    if (twin !== index) problems.push(`has the address ${path}, and so has ${pages[twin]?.file}`)
    problems.push(
      ...unknownName(
        'structuredData.faqSet',
        page.structuredData?.faqSet,
        'a file of page-configs/structured-data',
        [...files.structuredData.keys()],
      ),
      ...unknownName('content.fallback', page.content?.fallback, 'a file of page-configs/fallback', [
        ...files.fallback.keys(),
      ]),
    )
    return problems.length > 0 ? [{ file, problems }] : []
  })
}

/** A name that is not among those known, if it is there at all, and the one that is meant. */
export function unknownName(
  key: string,
  name: string | undefined,
  expected: string,
  known: string[],
): string[] {
  if (name === undefined || known.includes(name)) return []
  const nearest = nearestName(name, known)
  const hint = nearest ? `\n  did you mean "${nearest}"?` : ''
  return [`${key}\n  expected  ${expected}\n  received  "${name}"${hint}`]
}
