import { styled } from 'styled-components'
import type { PropsFrom } from '../shared/binder.ts'
import { Questions } from '../shared/questions.tsx'
import { Section } from '../shared/section.tsx'
import { media, theme } from '../shared/theme.ts'
import type { bindFaq } from './bind.ts'

/** The page's questions, 680 px wide on a medium screen and 1000 px on a large one (document 2 §9). */
export function Faq({ title, entries, group }: PropsFrom<typeof bindFaq>) {
  return (
    <Section title={title}>
      <Column>
        <Questions entries={entries} group={group} />
      </Column>
    </Section>
  )
}

const Column = styled.div`
  border-top: 1px solid ${theme.color.line};

  ${media.medium} {
    width: 680px;
    max-width: 100%;
  }

  ${media.large} {
    width: 1000px;
  }
`
