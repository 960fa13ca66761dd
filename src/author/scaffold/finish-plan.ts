import { importConfigs } from '../../site/config/import-configs.ts'
import { readProject } from '../../site/config/read-project.ts'
import { lackedWords } from './new-words.ts'
import { carryOut, type Plan } from './plan.ts'
import { refresh, type LoadSchemas } from './refresh.ts'
import { tellOutcome } from './tell-outcome.ts'

/**
 * Executes a plan, adds the words that new blocks need, updates the generated files, and returns the outcome as lines.
 */
export async function finishPlan(root: string, plan: Plan, load?: LoadSchemas): Promise<string[]> {
  await carryOut(root, plan)
  const words = lackedWords(await readProject(root, importConfigs(root)))
  if (words) await carryOut(root, words)
  await refresh(root, load)
  const edits = new Map([...plan.edits, ...(words?.edits ?? [])])
  const creates = new Map([...plan.creates, ...(words?.creates ?? [])])
  return tellOutcome(root, { ...plan, creates, edits })
}
