import { carryOut, type Plan } from './plan.ts'
import { refresh, type LoadSchemas } from './refresh.ts'
import { logOutcome } from './log-outcome.ts'

/** Executes a plan, updates the generated files, and returns the outcome as lines. */
export async function finishPlan(root: string, plan: Plan, load?: LoadSchemas): Promise<string[]> {
  await carryOut(root, plan)
  await refresh(root, load, { docs: true })
  return logOutcome(root, plan)
}
