import { styled } from 'styled-components'
import type { FaqEntry } from '../../schemas/content.ts'
import { openSign } from './open-sign.ts'
import { media, theme } from './theme.ts'

interface QuestionsProps {
  entries: FaqEntry[]
  /** Entries of one group close each other, across lists too. */
  group: string
  /** Opens the first entry. */
  openFirst?: boolean
}

/**
 * Renders questions that open their answers. It uses `<details>`: `name` keeps one open at a time, find-in-page opens
 * the matching answer, and no script is needed.
 */
export function Questions({ entries, group, openFirst = false }: QuestionsProps) {
  return entries.map(({ question, answer }, index) => (
    <Entry key={index} name={group} open={openFirst && index === 0 ? true : undefined}>
      <Question>{question}</Question>
      <Answer>
        <p>{answer}</p>
      </Answer>
    </Entry>
  ))
}

const Entry = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  interpolate-size: allow-keywords;

  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${theme.motion.calm},
      content-visibility ${theme.motion.calm} allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  ${media.still} {
    &::details-content {
      transition: none;
    }
  }
`

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: ${theme.size.control};
  padding-block: 0.75rem;
  font-size: ${theme.font.body};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.row};
  list-style: none;
  cursor: pointer;

  ${media.medium} {
    padding-block: 0.875rem;
    font-size: ${theme.font.lead};
  }

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${theme.color.signal};
  }

  ${openSign}
`

const Answer = styled.div`
  max-width: ${theme.size.prose};
  max-height: 24rem;
  overflow-y: auto;
  padding-bottom: 1rem;
  padding-inline-end: 1rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};

  ${media.medium} {
    padding-bottom: 1.5rem;
    padding-inline-end: 2rem;
    font-size: ${theme.font.body};
  }

  ${media.print} {
    max-width: none;
  }
`
