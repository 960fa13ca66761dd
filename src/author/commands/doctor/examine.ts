import { findProblems } from '../../../lint/find-problems.ts'
import type { Finding } from '../../../lint/finding.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import { rulesOf } from '../../../lint/rules-of.ts'
import { projectToChange } from '../../scaffold/project-to-change.ts'
import { recordingContent } from './ask-content.ts'
import { endpointLines } from './endpoint-lines.ts'

interface Examination {
  root: string
  /** The content host; empty, the embedded service's files answer. */
  host: string
  /** Address of the published site; empty if unknown. */
  origin?: string
}

export interface Examined {
  /** One line about the answer of each endpoint. */
  endpoints: string[]
  /** Findings of the rules about content and about the shape of configs. */
  findings: Finding[]
}

/**
 * Checks a site's configs against the answers of a content service. Invalid configs of pages are reported as findings.
 * Throws an `AuthorError` if the site's settings are invalid.
 */
export async function examine({ root, host, origin = '' }: Examination): Promise<Examined> {
  // Content cannot be checked if the site's settings are invalid.
  const project = await projectToChange(root)
  const joined = await joinContent(project, { host, asking: recordingContent({ host, root, origin }) })
  const rules = rulesOf(project)
  return {
    endpoints: endpointLines(joined),
    // `validate` reports the rules that compare configs with each other.
    findings: findProblems(joined).filter(({ rule }) =>
      ['content', 'files'].includes(rules[rule]?.reads ?? ''),
    ),
  }
}
