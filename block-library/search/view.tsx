import type { ViewProps } from '../contract/define-block.ts'
import { Island } from '../parts/island.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import type { bindSearch } from './block.ts'
import { Search } from './search.island.tsx'

/** Renders the field and the results, which need scripts; or the field alone, which leads to the page with the results. */
export function SearchSection({ heading, action, ...props }: ViewProps<typeof bindSearch>) {
  const { label, submit } = props.words
  if (action !== undefined)
    return (
      <Section heading={heading}>
        <SearchForm {...{ action, label, submit }} />
      </Section>
    )
  return (
    <Section heading={heading} leads>
      <Island name="search" of={Search} props={props} readsQuery />
      <noscript>
        <p>{props.words.noScript}</p>
      </noscript>
    </Section>
  )
}
