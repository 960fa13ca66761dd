import { AuthorError } from '../util/author-error.ts'
import { readProject, type ImportModule } from '../site/config/read-project.ts'
import type { SiteConfig } from '../site/config/site-config.ts'
import { findProblems } from './find-problems.ts'
import { countFindings, sayFindings } from './say-findings.ts'
import type { Finding } from './finding.ts'

/** Reads and checks `page-configs/` and `content/pictures/` under the project's root. Throws one `AuthorError` that holds every error. */
export async function loadConfig(root: string, importModule: ImportModule): Promise<SiteConfig> {
  const project = await readProject(root, importModule)
  const errors = findProblems(project).filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !project.config) throw findingsError(errors)
  return project.config
}

/** What an author must mend before the site can be used, and what else can be done about it. */
export const findingsError = (errors: Finding[], help?: string) =>
  new AuthorError(countFindings(errors), [], [sayFindings(errors), help].filter(Boolean).join('\n\n'))
