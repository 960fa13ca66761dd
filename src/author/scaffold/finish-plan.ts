import { carryOut, type Plan } from './plan.ts'
import { refresh, type LoadSchemas } from './refresh.ts'
import { tellOutcome } from './tell-outcome.ts'

/** Does what is planned, makes anew what is made of it, and says what became of it, a line each. */
export async function finishPlan(root: string, plan: Plan, load?: LoadSchemas): Promise<string[]> {
  await carryOut(root, plan)
  await refresh(root, load)
  return tellOutcome(root, plan)
}
