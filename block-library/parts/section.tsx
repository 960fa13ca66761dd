import { use, useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SafeHtml } from '../contract/content-view.ts'
import { BlockTitle, HeadingLevel, PageTitle, RowTitle } from './heading.tsx'
import { dotRule } from './dot-style.ts'
import { RichText } from './rich-text.tsx'
import { media, theme } from './theme.ts'

interface SectionProps {
  /** Heading of the block. Without one, the headings of its items have the level of the block. */
  heading?: string | undefined
  /** A sentence or two under the heading, plain or rich. */
  lead?: string | SafeHtml | undefined
  /** Whether the heading is the largest of the page. */
  leads?: boolean
  /** Whether the heading is small, and beside the content where there is space. */
  quiet?: boolean
  /** Content below the heading of a quiet section, on a small screen below the children. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Renders the frame of a block: its spacing and width, a line of dots at its start, and a region named by its
 * heading.
 */
export function Section({ heading, lead, leads = false, quiet = false, aside, children }: SectionProps) {
  const id = useId()
  const level = use(HeadingLevel)
  const below = heading ? level + 1 : level
  const Title = leads ? PageTitle : quiet ? RowTitle : BlockTitle
  const words = (
    <>
      {heading && <Title id={id}>{heading}</Title>}
      <LeadText lead={lead} />
    </>
  )
  const content = <HeadingLevel value={below}>{children}</HeadingLevel>
  return (
    <Ground aria-labelledby={heading ? id : undefined}>
      {quiet ? (
        <Beside>
          <Side>{words}</Side>
          <div>{content}</div>
          <HeadingLevel value={below}>{aside}</HeadingLevel>
        </Beside>
      ) : (
        <Width>
          {(heading || lead) && <Head>{words}</Head>}
          {content}
        </Width>
      )}
    </Ground>
  )
}

/** Limits content to the width of the page. */
export const Width = styled.div`
  width: 100%;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`

const Ground = styled.section`
  padding-block: var(--above, calc(${theme.space.section} / 2)) var(--below, calc(${theme.space.section} / 2));
  overflow-x: clip;
`

const wide = '@media (min-width: 84rem)'

/** Leaves 1000 px for the content beside the heading (document 2 §9). A narrower screen has the heading above it. */
const Beside = styled(Width)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.rows} ${theme.space.gap};

  ${wide} {
    grid-template: auto 1fr / minmax(min-content, 1fr) minmax(0, 1000px);

    > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`

/** Is as wide as the longest word of its heading on a large screen, within limits. */
const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  overflow-wrap: break-word;

  ${wide} {
    min-width: 13rem;
    max-width: 24rem;
  }
`

const Head = styled.div`
  display: grid;
  gap: 0.75rem ${theme.space.columns};
  margin-bottom: ${theme.space.rows};

  &::before {
    content: '';
    grid-column: 1 / -1;
    margin-bottom: 0.5rem;
    ${dotRule}
  }

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    align-items: first baseline;

    /* A heading without a lead is one line if it fits. */
    > :only-child {
      grid-column: 1 / -1;
      max-width: 44ch;
    }
  }

  /* Chromium keeps blocks together, but not grids. */
  ${media.print} {
    display: block;
    margin-bottom: 0.75rem;
    break-after: avoid;
  }
`

/** Renders a sentence or two before a block's content, plain or rich; nothing if the text is empty. */
export function LeadText({ lead }: Pick<SectionProps, 'lead'>) {
  if (typeof lead === 'object') return <RichText text={lead} />
  return lead ? <Lead>{lead}</Lead> : null
}

const Lead = styled.p`
  max-width: ${theme.size.prose};
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  line-height: ${theme.leading.text};
  text-wrap: pretty;

  ${media.small} {
    font-size: ${theme.font.body};
    line-height: ${theme.leading.tall};
  }
`
