import type { Finding } from '../../../lint/finding.ts'
import { findProblems } from '../../../lint/find-problems.ts'
import { findWithContent } from '../../../lint/validate.ts'
import type { ShownFinding } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import { shownFinding } from './shown-finding.ts'

/** Returns the findings that are found at once, for the terminal and the corner of a page. */
export const quickFindings = async (project: DevelopmentProject): Promise<ShownFinding[]> =>
  (await findingsOf(project)).map(shownFinding)

/** Maximum number of pages that are checked by all rules after each edit. With 1,000 pages, the server would not answer for seconds. */
const MAX_PAGES_CHECKED = 300

/** Returns the current findings, including those in content. Of a large site, only those of files that do not parse. */
async function findingsOf({ current, findings, host }: DevelopmentProject): Promise<Finding[]> {
  const reading = await current()
  const { project } = reading
  if (project.addresses.length > MAX_PAGES_CHECKED)
    return findProblems({
      ...project,
      files: project.files.filter(({ problems }) => problems.length > 0),
      config: undefined,
    })
  return host === '' ? findings(reading) : findWithContent(project, host)
}
