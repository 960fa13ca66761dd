import { redirectsFile } from '../../site/config/project.ts'
import type { Sources } from '../../site/joined/sources-of.ts'
import { engineName } from '../../util/engine-of.ts'
import { changePlan } from './change-plan.ts'
import type { Plan } from './plan.ts'

export interface NewRedirect {
  from: string
  to: string
}

/** Adds a redirect to the start of the file of redirects, or creates the file. */
export function addRedirect(plan: Plan, sources: Sources, { from, to }: NewRedirect): void {
  const value = { from, to }
  if (plan.edits.has(redirectsFile) || sources(redirectsFile) !== undefined)
    changePlan(plan, sources, { do: 'insert', file: redirectsFile, path: [], index: 0, value })
  else
    plan.creates.set(
      redirectsFile,
      `import { defineRedirects } from '${engineName}'\n\nexport default defineRedirects([${JSON.stringify(value)}])\n`,
    )
}
