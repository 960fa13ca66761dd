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
  /** Returns the configs. Throws an `AuthorError` if there is no valid version yet. */
  config: () => Promise<SiteConfig>
  /** Returns the project with these configs. */
  sound: () => Promise<Project>
  /** Returns the current findings, including those in content. */
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
  let last: SiteConfig | undefined

  const host = env.VITE_CONTENT_HOST ?? ''
  const read = () => (reading ??= readProject(root, importer()).then((found) => asDeployed(found, env)))
  const sound = async (): Promise<Project> => {
    const found = await read()
    last = keepLastGood(found, last)
    if (!last) throw findingsError(findProblems(found))
    return { ...found, config: last }
  }
  const findings = async () => (await findWithContent(await read(), host)).map(shownFinding)
  return {
    config: async () => (await sound()).config,
    sound,
    findings,
    readAgain: () => {
      reading = undefined
    },
  }
}
