import type { PropsOf } from '../contract/define-block.ts'
import type { bindScreenPlanner } from './block.ts'
import type { Inputs } from './inputs.ts'

export type PlannerProps = Omit<PropsOf<typeof bindScreenPlanner>, 'lead'>

/** The visitor's input. */
export interface Asked {
  inputs: Inputs
  /** Whether the visitor has stopped typing, so that a screen reader may announce the answer. */
  isSettled: boolean
}
