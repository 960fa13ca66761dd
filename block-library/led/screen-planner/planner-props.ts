import type { PropsOf } from 'pagework/blocks'
import type { bindScreenPlanner } from './block.ts'

export type PlannerProps = Omit<PropsOf<typeof bindScreenPlanner>, 'lead' | 'others'>
