import type { ViewProps } from 'pagework/blocks'
import { Island, Section } from 'pagework/parts'
import type { bindTrays } from './block.ts'
import { Trays } from './bleche.island.tsx'

/** Zeigt den Rechner unter seiner Überschrift. */
export function TrayCount({ heading, ...props }: ViewProps<typeof bindTrays>) {
  return (
    <Section heading={heading}>
      <Island name="bleche" of={Trays} props={props} />
    </Section>
  )
}
