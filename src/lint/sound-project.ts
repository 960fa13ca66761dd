import { AuthorError } from '../util/author-error.ts'
import type { FoundProject, Project } from '../site/config/project.ts'
import { findProblems } from './find-problems.ts'
import { countFindings, sayFindings } from './say-findings.ts'
import type { Finding } from './finding.ts'

/** Returns a project with valid settings. Throws an `AuthorError` that lists the findings of another one. */
export function soundProject(project: FoundProject): Project {
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  return { ...project, config }
}

/** Creates the error that lists findings which an author must fix, followed by optional help. */
export const findingsError = (errors: Finding[], help?: string) =>
  new AuthorError(countFindings(errors), [], [sayFindings(errors), help].filter(Boolean).join('\n\n'))
