import type { ViewProps } from 'pagework/blocks'
import { Island, Section } from 'pagework/parts'
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
