import { redirectsFile } from '../../site/config/project.ts'
import type { Sources } from '../../site/joined/sources-of.ts'
import { engineName } from '../../util/engine-of.ts'
import { changePlan } from './change-plan.ts'
import type { Plan } from './plan.ts'

export interface NewRedirect {
  from: string
  to: string
}

/** An address whose page is gone. */
interface Gone {
  from: string
  status: 410
}

/** Adds redirects to the start of the file of redirects, or creates the file. */
export function addRedirects(plan: Plan, sources: Sources, redirects: (NewRedirect | Gone)[]): void {
  const values = redirects.map((entry) => ({ ...entry }))
  if (plan.edits.has(redirectsFile) || sources(redirectsFile) !== undefined)
    for (const value of values.toReversed())
      changePlan(plan, sources, { do: 'insert', file: redirectsFile, path: [], index: 0, value })
  else
    plan.creates.set(
      redirectsFile,
      `import { defineRedirects } from '${engineName}'\n\nexport default defineRedirects(${JSON.stringify(values)})\n`,
    )
}
