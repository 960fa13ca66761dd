import { fillText, theme } from 'pagework/parts'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface Props {
  pieces: number
  label: string
  result: string
}

const FIRST_GUESTS = 24

/** Rechnet bei jeder Eingabe neu. */
export function Trays({ pieces, label, result }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [guests, setGuests] = useState(FIRST_GUESTS)
  // Was vor React eingegeben wurde, gilt.
  useEffect(() => setGuests(field.current?.valueAsNumber ?? FIRST_GUESTS), [])
  const trays = Math.ceil(guests / pieces)
  return (
    <Row>
      <label>
        {label}{' '}
        <input
          ref={field}
          type="number"
          min="1"
          defaultValue={FIRST_GUESTS}
          onChange={(event) => setGuests(event.target.valueAsNumber)}
        />
      </label>
      <output>{guests > 0 && fillText(result, { guests, trays })}</output>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.gap};
  align-items: baseline;

  input {
    width: 6em;
    min-height: ${theme.size.touch};
    padding: 0.4em;
    border: 1px solid ${theme.color.edge};
    background: ${theme.color.raised};
    color: ${theme.color.text};
    font: inherit;
  }
`
