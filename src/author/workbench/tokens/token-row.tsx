import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { look } from '../look.ts'

interface TokenRowProps {
  name: string
  value: string | number
  /** Preview of the token. */
  children?: ReactNode
}

/** A row with a token's name, value and preview. */
export const TokenRow = ({ name, value, children }: TokenRowProps) => (
  <Row>
    <Name>{name}</Name>
    <Value>{value}</Value>
    <div>{children}</div>
  </Row>
)

const Row = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 16rem) minmax(0, 1fr);
  gap: 16px;
  align-items: center;

  @media (max-width: 1000px) {
    grid-template-columns: 9rem minmax(0, 1fr);

    > div {
      grid-column: 1 / -1;
    }
  }

  > div {
    display: grid;
    min-width: 0;
  }
`

const Name = styled.code`
  font: 600 12.5px ${look.mono};
`

const Value = styled.code`
  color: ${look.muted};
  font: 12px ${look.mono};
  overflow-wrap: anywhere;
`
