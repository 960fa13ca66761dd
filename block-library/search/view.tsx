import type { ViewProps } from '../contract/define-block.ts'
import { Island } from '../parts/island.tsx'
import { Section } from '../parts/section.tsx'
import type { bindSearch } from './block.ts'
import { Search } from './search.island.tsx'

/** Renders the field and the results, which need scripts. Without one the form leads to this page, which says so. */
export function SearchSection({ heading, ...props }: ViewProps<typeof bindSearch>) {
  return (
    <Section heading={heading} leads>
      <Island name="search" of={Search} props={props} readsQuery />
      <noscript>
        <p>{props.words.noScript}</p>
      </noscript>
    </Section>
  )
}
