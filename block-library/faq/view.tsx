import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { Questions } from '../parts/accordion.tsx'
import { Section } from '../parts/section.tsx'
import { media, theme } from '../parts/theme.ts'
import type { bindFaq } from './block.ts'
import { Price } from './price.tsx'

/** Renders the page's questions, 680 px wide on a medium screen and 1000 px on a large one (document 2 §9). */
export function Faq({ heading, entries, group, price }: ViewProps<typeof bindFaq>) {
  return (
    <Section heading={heading} quiet aside={price && <Price {...price} />}>
      <Column>
        <Questions entries={entries} group={group} />
      </Column>
    </Section>
  )
}

const Column = styled.div`
  width: 100%;
  border-top: 1px solid ${theme.color.line};

  ${media.medium} {
    max-width: 680px;
  }

  ${media.large} {
    max-width: 1000px;
  }
`
