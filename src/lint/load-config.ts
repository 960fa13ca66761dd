import { AuthorError } from '../util/author-error.ts'
import type { ImportModule } from '../site/config/read-config-file.ts'
import type { FoundProject, Project } from '../site/config/project.ts'
import { readProject } from '../site/config/read-project.ts'
import type { SiteConfig } from '../site/config/site-config.ts'
import { findProblems } from './find-problems.ts'
import { countFindings, sayFindings } from './say-findings.ts'
import type { Finding } from './finding.ts'

/**
 * Reads and checks `page-configs/` and `content/pictures/` below the project's root.
 * Throws an `AuthorError` that lists every error.
 */
export async function loadConfig(root: string, importModule: ImportModule): Promise<SiteConfig> {
  const project = await readProject(root, importModule)
  const errors = findProblems(project).filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !project.config) throw findingsError(errors)
  return project.config
}

/** Returns a project with valid settings. Throws an `AuthorError` that lists the findings of another one. */
export function soundProject(project: FoundProject): Project {
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  return { ...project, config }
}

/** Creates the error that lists findings which an author must fix, followed by optional help. */
export const findingsError = (errors: Finding[], help?: string) =>
  new AuthorError(countFindings(errors), [], [sayFindings(errors), help].filter(Boolean).join('\n\n'))
