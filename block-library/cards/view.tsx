import type { ViewProps } from '../shared/define-block.ts'
import { Section } from '../shared/section.tsx'
import type { bindCards } from './block.ts'
import { FootCards } from './foot-cards.tsx'
import { PictureCards } from './picture-cards.tsx'
import { Reasons } from './reasons.tsx'

/** A titled grid of cards. */
export function Cards({ lead, ...props }: ViewProps<typeof bindCards>) {
  const List = lists[props.variant]
  return (
    <Section heading={props.heading} lead={lead}>
      <List {...props} />
    </Section>
  )
}

/** What the cards of each variant are made of. */
const lists = {
  below: PictureCards,
  beside: PictureCards,
  over: FootCards,
  tall: FootCards,
  reasons: Reasons,
}

/** What each of them is given. */
export type CardListProps = Omit<ViewProps<typeof bindCards>, 'lead'>
