import type { Sources } from '../../site/joined/sources-of.ts'
import { applyEdits } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { changeEdits, ChangeProblem, type ValueChange } from '../dev/write/change-edits.ts'
import type { Plan } from './plan.ts'

/** Adds a change of a value to a plan, as the editor makes it. Later changes find the text that it leaves. */
export function changePlan({ creates, edits }: Plan, sources: Sources, change: ValueChange): void {
  const planned: Sources = (file) => creates.get(file) ?? edits.get(file) ?? sources(file)
  try {
    const { file, edits: own } = changeEdits(change, planned)
    const texts = creates.has(file) ? creates : edits
    texts.set(file, applyEdits(planned(file) ?? '', own))
  } catch (error) {
    if (!(error instanceof ChangeProblem)) throw error
    const problems = [`${change.path.join('.')}: ${error.message}`]
    throw new AuthorError('Nothing was written', [{ place: change.file, problems }])
  }
}
