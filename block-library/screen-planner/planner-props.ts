import type { PropsOf } from '../contract/define-block.ts'
import type { bindScreenPlanner } from './block.ts'

export type PlannerProps = Omit<PropsOf<typeof bindScreenPlanner>, 'lead' | 'others'>
