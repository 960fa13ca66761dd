import { importConfigs } from '../../../site/config/import-configs.ts'
import { readProject } from '../../../site/config/read-project.ts'
import { findProblems } from '../../../lint/find-problems.ts'
import type { Finding } from '../../../lint/finding.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import { findingsError } from '../../../lint/load-config.ts'
import { rules } from '../../../lint/rules.ts'
import { askContent } from './ask-content.ts'
import { changes } from './changes.ts'
import { endpointLines } from './endpoint-lines.ts'
import { readRecording, recordedNow, writeRecording } from './recording.ts'

interface Examination {
  root: string
  /** The content host; empty, the embedded service's files answer. */
  host: string
  /** Where the site is published; empty where that is not known. */
  origin?: string
  /** The folder that keeps the answers until the next time. */
  record?: string | undefined
}

export interface Examined {
  /** What each endpoint answered, a line each. */
  endpoints: string[]
  /** What the rules find in content, and in the shape of configs. */
  findings: Finding[]
  /** What is other than what was kept last; undefined where nothing was. */
  changes: string[] | undefined
}

/** Holds a site's configs against what a content service really answers. A page whose config is wrong is told as that. Throws an `AuthorError` where the site's settings are. */
export async function examine({ root, host, origin = '', record }: Examination): Promise<Examined> {
  const project = await readProject(root, importConfigs(root))
  const { config } = project
  // Without sound settings there is nothing that content could be held against.
  if (!config) throw findingsError(findProblems(project))
  const before = record === undefined ? undefined : await readRecording(record)
  const joined = await joinContent(
    { ...project, config },
    { host, asking: askContent({ host, root, origin }) },
  )
  const now = recordedNow(joined, new Date().toISOString())
  if (record !== undefined) await writeRecording(record, now)
  return {
    endpoints: endpointLines(joined),
    // What configs say of each other `validate` tells.
    findings: findProblems(joined).filter(({ rule }) =>
      ['content', 'files'].includes(rules[rule]?.reads ?? ''),
    ),
    changes: before && changes(before, now),
  }
}
