import { redirectsSchema, type OldAddress } from '../../../schemas/redirects.ts'
import type { Finding } from '../../lint/finding.ts'
import { findProblems } from '../../lint/find-problems.ts'
import { redirect } from '../../lint/rules/redirect.ts'
import type { Project } from '../../site/config/project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { AuthorError, type PlaceProblems } from '../../util/author-error.ts'
import { linesOf } from '../../util/problem.ts'
import { addRedirects, type NewRedirect } from './add-redirect.ts'
import { newPlan, type Plan } from './plan.ts'

/** Plans a new redirect. Throws if the rules for redirects report it, and names its addresses by `names`. */
export async function newRedirect(
  project: Project,
  moved: NewRedirect,
  names: Record<keyof NewRedirect, string> = { from: '--from', to: '--to' },
): Promise<Plan> {
  const { data, error } = redirectsSchema.safeParse([moved])
  const problemOf = (key: PropertyKey | undefined, problems: string[]): PlaceProblems => {
    const end = key === 'to' ? 'to' : 'from'
    return { place: `${names[end]} ${moved[end]}`, problems }
  }
  const problems =
    error?.issues.map(({ path, message }) => problemOf(path.at(-1), [message])) ??
    (await findingsOf(project, data ?? [])).map((finding) => problemOf(finding.path[1], linesOf(finding)))
  if (problems.length > 0)
    throw new AuthorError('Nothing was written: this redirect is not possible', problems)
  const plan = newPlan()
  addRedirects(plan, sourcesOf(project), [moved])
  return plan
}

async function findingsOf(project: Project, added: OldAddress[]): Promise<Finding[]> {
  const { redirects } = project.config
  const config = { ...project.config, redirects: [...redirects, ...added] }
  const site = await joinContent({ ...project, config })
  return findProblems(site, { rules: { redirect } }).filter(({ path: [index] }) => index === redirects.length)
}
