import { linesOf } from '../../util/problem.ts'
import { asDeployed } from '../../site/config/override-site.ts'
import type { FoundProject, Project } from '../../site/config/project.ts'
import { readProject, type ImportModule } from '../../site/config/read-project.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { ToldFinding } from '../dev-panel/findings-panel.ts'
import { findProblems } from '../../lint/find-problems.ts'
import type { Finding } from '../../lint/finding.ts'
import { keepLastGood } from '../../site/joined/keep-last-good.ts'
import { findingsError } from '../../lint/load-config.ts'
import { findWithContent } from '../../lint/validate.ts'

/** A project that is being worked on: right or wrong, and shown as far as it is sound. */
export interface DevelopmentProject {
  /** Its configs; what is wrong as it last was. Throws an `AuthorError` where nothing was ever sound. */
  config: () => Promise<SiteConfig>
  /** The project with these configs. */
  sound: () => Promise<Project>
  /** What the rules find in it now, in its content too. */
  findings: () => Promise<ToldFinding[]>
  /** Something was edited. */
  readAgain: () => void
}

export function developmentProject(
  root: string,
  env: Record<string, string>,
  importModule: ImportModule,
): DevelopmentProject {
  let reading: Promise<FoundProject> | undefined
  let last: SiteConfig | undefined

  const host = env.VITE_CONTENT_HOST ?? ''
  const read = () => (reading ??= readProject(root, importModule).then((found) => asDeployed(found, env)))
  const sound = async (): Promise<Project> => {
    const found = await read()
    last = keepLastGood(found, last)
    if (!last) throw findingsError(findProblems(found))
    return { ...found, config: last }
  }
  const findings = async () => (await findWithContent(await read(), host)).map(told)
  return {
    config: async () => (await sound()).config,
    sound,
    findings,
    readAgain: () => {
      reading = undefined
    },
  }
}

function told(finding: Finding): ToldFinding {
  const { severity, file, line = 1, column = 1, place, rule } = finding
  const head = `${line}:${column} ${place} [${rule}]`
  return { severity, file, place: `${file}:${line}:${column}`, text: [head, ...linesOf(finding)].join('\n') }
}
