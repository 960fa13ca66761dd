import type { Sources } from '../../site/joined/sources-of.ts'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { changeEdits, ChangeProblem, type ValueChange } from '../source/change-edits.ts'
import type { Plan } from './plan.ts'

/** Returns the texts of a project with the changes of a plan. */
export const plannedTexts =
  ({ creates, edits }: Plan, sources: Sources): Sources =>
  (file) =>
    creates.get(file) ?? edits.get(file)?.after ?? sources(file)

/** Adds edits of a file to a plan. Later edits find the text that they leave. */
export function editPlan(plan: Plan, sources: Sources, file: string, edits: Edit[]): void {
  const after = applyEdits(plannedTexts(plan, sources)(file) ?? '', edits)
  if (plan.creates.has(file)) plan.creates.set(file, after)
  else plan.edits.set(file, { before: sources(file) ?? '', after })
}

/** Adds a change of a value to a plan, as the editor makes it. */
export function changePlan(plan: Plan, sources: Sources, change: ValueChange): void {
  try {
    const { file, edits } = changeEdits(change, plannedTexts(plan, sources))
    editPlan(plan, sources, file, edits)
  } catch (error) {
    if (!(error instanceof ChangeProblem)) throw error
    const problems = [`${change.path.join('.')}: ${error.message}`]
    throw new AuthorError('Nothing was written', [{ place: change.file, problems }])
  }
}
