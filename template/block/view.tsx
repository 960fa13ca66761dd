import type { ViewProps } from 'pagework/blocks'
import { RichText, Section, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { bindNewBlock } from './block.ts'

/** Titles with their texts, and a line under them. */
export function NewBlock({ heading, lead, items, note }: ViewProps<typeof bindNewBlock>) {
  return (
    <Section heading={heading} lead={lead}>
      <List>
        {items.map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </List>
      {note && <p>{note}</p>}
    </Section>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space.gap};
  margin: 0;

  dt {
    font-weight: ${theme.weight.heavy};
  }

  dd {
    margin: 0;
    color: ${theme.color.muted};
  }
`
