import type { ViewProps } from 'pagework/blocks'
import { RuledTable, Section, theme } from 'pagework/parts'
import { styled } from 'styled-components'
import type { bindHours } from './block.ts'

/** Zeigt die Woche als Tabelle. */
export function Hours({ heading, days, timeZone }: ViewProps<typeof bindHours>) {
  return (
    <Section heading={heading}>
      <Week data-behaviour="today" data-time-zone={timeZone}>
        <tbody>
          {days.map(({ day, hours, isOpen, special }) => (
            <tr key={day} data-open={isOpen}>
              <th scope="row">{day}</th>
              <td>{hours}</td>
              <td>{special && <Special>{special}</Special>}</td>
            </tr>
          ))}
        </tbody>
      </Week>
    </Section>
  )
}

const Special = styled.span`
  padding: 0 0.5em;
  background: ${theme.color.green};
  color: ${theme.color.onAccent};
`

const Week = styled(RuledTable)`
  [data-open='false'] {
    color: ${theme.color.muted};
  }

  [aria-current='date'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.heavy};
  }
`
