import { asDeployed } from '../../site/config/override-site.ts'
import type { FoundProject, Project } from '../../site/config/project.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'
import { readProject } from '../../site/config/read-project.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { ShownFinding } from '../edit/protocol.ts'
import { shownFinding } from '../edit/shown-finding.ts'
import { findProblems } from '../../lint/find-problems.ts'
import { keepLastGood } from '../../site/joined/keep-last-good.ts'
import { findingsError } from '../../lint/load-config.ts'
import { findWithContent } from '../../lint/validate.ts'

/** A project under development, which may contain errors. Invalid configs are replaced by their last valid versions. */
export interface DevelopmentProject {
  /** Returns the project as its files are. */
  found: () => Promise<FoundProject>
  /** Returns the configs. Throws an `AuthorError` if there is no valid version yet. */
  config: () => Promise<SiteConfig>
  /** Returns the project with these configs. */
  sound: () => Promise<Project>
  /** Returns the current findings, including those in content. Of a large site, only those of files that do not parse. */
  findings: () => Promise<ShownFinding[]>
  /** Makes the next call read the files again, after an edit. */
  readAgain: () => void
}

export function developmentProject(
  root: string,
  env: Record<string, string>,
  /** Creates the importer of one reading. */
  importer: () => ImportModule,
): DevelopmentProject {
  let reading: Promise<FoundProject> | undefined
  let sounding: Promise<Project> | undefined
  let last: SiteConfig | undefined

  const host = env.VITE_CONTENT_HOST ?? ''
  const read = () => (reading ??= readProject(root, importer()).then((found) => asDeployed(found, env)))
  const makeSound = async (): Promise<Project> => {
    const found = await read()
    last = keepLastGood(found, last)
    if (!last) throw findingsError(findProblems(found))
    return { ...found, config: last }
  }
  const sound = () => (sounding ??= makeSound())
  const findings = async () => {
    const found = await read()
    const checked = found.addresses.length > MAX_PAGES_CHECKED ? brokenFiles(found) : found
    return (await findWithContent(checked, host)).map(shownFinding)
  }
  return {
    found: read,
    config: async () => (await sound()).config,
    sound,
    findings,
    readAgain: () => {
      reading = undefined
      sounding = undefined
    },
  }
}

/** Maximum number of pages that are checked by all rules after each edit. With 1,000 pages, the server would not answer for seconds. */
const MAX_PAGES_CHECKED = 300

/** Returns the project with only the files that do not parse. */
const brokenFiles = (found: FoundProject): FoundProject => ({
  ...found,
  files: found.files.filter(({ problems }) => problems.length > 0),
  config: undefined,
})
