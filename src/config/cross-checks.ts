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
      ...missing(
        'structuredData.faqSet',
        page.structuredData?.faqSet,
        'structured-data',
        files.structuredData,
      ),
      ...missing('content.fallback', page.content?.fallback, 'fallback', files.fallback),
    )
    return problems.length > 0 ? [{ file, problems }] : []
  })
}

function missing(
  key: string,
  name: string | undefined,
  folder: string,
  known: ReadonlyMap<string, unknown>,
): string[] {
  if (name === undefined || known.has(name)) return []
  const nearest = nearestName(name, [...known.keys()])
  const hint = nearest ? `\n  did you mean "${nearest}"?` : ''
  return [`${key}\n  expected  a file of page-configs/${folder}\n  received  "${name}"${hint}`]
}
