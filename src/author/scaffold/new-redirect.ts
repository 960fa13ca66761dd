import { redirectsSchema, type Redirect } from '../../../schemas/redirects.ts'
import { findProblems } from '../../lint/find-problems.ts'
import { redirect } from '../../lint/rules/redirect.ts'
import { redirectEntry } from '../../lint/rules/redirect-entry.ts'
import type { Project } from '../../site/config/project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { AuthorError, type PlaceProblems } from '../../util/author-error.ts'
import { linesOf } from '../../util/problem.ts'
import { addRedirect, type NewRedirect } from './add-redirect.ts'
import type { Plan } from './plan.ts'

/** Plans a new redirect. Throws if the rules for redirects report it. */
export async function newRedirect(project: Project, moved: NewRedirect): Promise<Plan> {
  const { data, error } = redirectsSchema.safeParse([moved])
  const problems =
    error?.issues.map(({ path, message }) => problemOf(moved, path.at(-1), [message])) ??
    (await problemsOf(project, moved, data ?? []))
  if (problems.length > 0)
    throw new AuthorError('Nothing was written: this redirect is not possible', problems)
  return addRedirect(project, moved)
}

async function problemsOf(project: Project, moved: NewRedirect, added: Redirect[]): Promise<PlaceProblems[]> {
  const { redirects } = project.config
  const config = { ...project.config, redirects: [...redirects, ...added] }
  const site = await joinContent({ ...project, config })
  return findProblems(site, { redirect, 'redirect-entry': redirectEntry })
    .filter(({ path: [index] }) => index === redirects.length)
    .map((finding) => problemOf(moved, finding.path[1], linesOf(finding)))
}

const problemOf = (moved: NewRedirect, key: PropertyKey | undefined, problems: string[]): PlaceProblems => ({
  place: key === 'to' ? `--to ${moved.to}` : `--from ${moved.from}`,
  problems,
})
