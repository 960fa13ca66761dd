import { use, useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SafeHtml } from './content-view.ts'
import { BlockTitle, HeadingLevel } from './heading.tsx'
import { RichText } from './rich-text.tsx'
import { media, theme } from './theme.ts'

interface SectionProps {
  /** The block's heading; without one its items take the block's own level. */
  title?: string | undefined
  /** A sentence or two under the heading, plain or rich. */
  lead?: string | SafeHtml | undefined
  /** Lifts the block off the stage. */
  raised?: boolean
  children: ReactNode
}

/** The frame of a block: one rhythm, one width, and a region named by its heading. */
export function Section({ title, lead, raised = false, children }: SectionProps) {
  const id = useId()
  const level = use(HeadingLevel)
  return (
    <Frame $raised={raised} aria-labelledby={title ? id : undefined}>
      <Width>
        {(title || lead) && (
          <Head>
            {title && <BlockTitle id={id}>{title}</BlockTitle>}
            {lead && (typeof lead === 'string' ? <Lead>{lead}</Lead> : <RichText html={lead} />)}
          </Head>
        )}
        <HeadingLevel value={title ? level + 1 : level}>{children}</HeadingLevel>
      </Width>
    </Frame>
  )
}

/** The page's measure. */
export const Width = styled.div`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`

const Frame = styled.section<{ $raised: boolean }>`
  padding-block: ${theme.space.section};
  ${({ $raised }) => $raised && `background: ${theme.color.raised};`}
`

const Head = styled.div`
  display: grid;
  gap: 1.25rem clamp(2rem, 5vw, 5rem);
  margin-bottom: clamp(2rem, 4vw, 3.5rem);

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`

export const Lead = styled.p`
  max-width: 60ch;
  color: ${theme.color.muted};
  text-wrap: pretty;
`
