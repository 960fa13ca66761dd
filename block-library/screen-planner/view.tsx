import type { ViewProps } from '../contract/define-block.ts'
import { Island } from '../parts/island.tsx'
import { Section } from '../parts/section.tsx'
import type { bindScreenPlanner } from './block.ts'
import { Planner } from './planner.island.tsx'

/** Renders the planner under its heading. */
export function ScreenPlanner({ heading, lead, others, ...props }: ViewProps<typeof bindScreenPlanner>) {
  return (
    <Section heading={heading} lead={lead}>
      <Island name="planner" of={Planner} props={props} readsQuery ways={others} />
    </Section>
  )
}
