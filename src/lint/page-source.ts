import type { Kinds } from '../../schemas/kinds.ts'
import { answers } from '../site/config/answers.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'
import { sourceAddress } from '../site/config/site-languages.ts'
import { nearestName } from '../util/nearest-name.ts'
import { linesOf } from '../util/problem.ts'
import { findProblems } from './find-problems.ts'
import { findingsError } from './sound-project.ts'

/** A page as its file holds it, and its content. */
export interface PageSource {
  file: string
  /** Value of the file, without defaults. */
  config: unknown
  /** Name of the page's kind. */
  kind: string
  kinds: Kinds
  /** The content host; if empty, the embedded service. */
  host: string
  /** Answer of the content service; undefined if it sent no JSON. */
  answer?: unknown
}

/** Returns the source of a page of a site that was joined for its address. Throws an error for authors if the page cannot be read. */
export function pageSource(site: JoinedSite, address: string): PageSource {
  // Only the rules of configs run on a project without joined pages.
  const { joined, ...project } = site
  const { config, files, addresses } = project
  const pathname = sourceAddress(address, config)
  // An unknown address has the not-found page.
  const page = joined.find((candidate) => candidate.pathname === pathname)
  const name = page?.loaded.file ?? addresses.find(({ path }) => answers(path, pathname))?.file
  const written = files.find(({ file }) => file === name)
  if (written && written.problems.length > 0)
    throw findingsError(findProblems(project).filter(({ file }) => file === name))
  if (!page || !written) {
    const nearest = nearestName(
      pathname,
      config.pages.map(({ path }) => path),
    )
    throw new Error([`The site has no page at ${pathname}.`, ...linesOf({ nearest })].join('\n'))
  }
  return {
    file: written.file,
    config: written.input,
    kind: page.loaded.page.kind,
    kinds: config.kinds,
    host: site.host,
    answer: site.answers.get(page.endpoint ?? '')?.value,
  }
}
