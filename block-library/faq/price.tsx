import { styled } from 'styled-components'
import type { ViewProps } from '../contract/define-block.ts'
import { ItemTitle } from '../parts/heading.tsx'
import { theme } from '../parts/theme.ts'
import type { bindFaq } from './block.ts'

type PriceProps = NonNullable<ViewProps<typeof bindFaq>['price']>

/** Renders the price band of a product, or bars of what moves its price. */
export function Price({ heading, band, note, bars }: PriceProps) {
  return (
    <Side>
      <ItemTitle>{heading}</ItemTitle>
      {band && <Band>{band}</Band>}
      {note && <Note>{note}</Note>}
      {bars.length > 0 && (
        <Bars>
          {bars.map(({ name, text, label, share }, index) => (
            <li key={index}>
              <Name>
                <span>{name}</span>
                <span>{label}</span>
              </Name>
              <Bar aria-hidden $share={share} />
              <Note>{text}</Note>
            </li>
          ))}
        </Bars>
      )}
    </Side>
  )
}

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  padding-top: 1.25rem;
  border-top: 1px solid ${theme.color.line};
  break-inside: avoid;
`

const Band = styled.p`
  font-size: ${theme.font.row};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.row};
`

const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  line-height: ${theme.leading.tall};
`

const Bars = styled.ul`
  columns: 14rem;
  column-gap: ${theme.space.gap};
  list-style: '';

  li {
    padding-bottom: 0.875rem;
    break-inside: avoid;
  }
`

const Name = styled.p`
  display: flex;
  justify-content: space-between;
  font-weight: ${theme.weight.strong};
`

/** Is filled by its share of the longest bar. A bar without a share is an empty outline. */
const Bar = styled.div<{ $share: number | undefined }>`
  width: ${({ $share = 1 }) => $share * 100}%;
  height: 0.5rem;
  margin-block: 0.25rem 0.375rem;
  border: 1px ${({ $share }) => ($share === undefined ? 'dashed' : 'solid')} ${theme.color.edge};
  background: ${({ $share }) => ($share === undefined ? 'none' : theme.color.edge)};
`
