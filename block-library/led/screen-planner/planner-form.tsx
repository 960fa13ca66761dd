import { buttonStyle, linkStyle, media, theme } from 'pagework/parts'
import { useState, type Ref } from 'react'
import { styled } from 'styled-components'
import { Choice, NumberField, fieldStyle } from './fields.tsx'
import { lengths, type Field, type Inputs } from './inputs.ts'
import type { PlanParts } from './plan-of.ts'
import type { PlannerProps } from './planner-props.ts'

interface PlannerFormProps extends PlanParts, Pick<PlannerProps, 'send'> {
  form: Ref<HTMLDivElement>
  onChange: (typed: Partial<Inputs>) => void
  onSend: () => void
}

/**
 * Renders the form of the buyer's requirements. Every change is answered immediately. The button carries the plan along
 * to the enquiry.
 */
export function PlannerForm({ form, inputs, plan, faults, planning, words, say, ...rest }: PlannerFormProps) {
  const { send, onChange, onSend } = rest
  const { fields, units, anyShape, ourPitch } = words
  const best = plan?.best?.name
  // The fields stay open while the visitor corrects the last fault.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (faults.hours ?? faults.tariff)) setOpen(true)
  const faultOf = (field: Field) => {
    const { reason, limit, cabinet } = faults[field] ?? {}
    const isLength = lengths.some((length) => length === field)
    return (
      reason &&
      say.fill(words.faults[reason], {
        limit: isLength ? say.metres(limit) : say.figure(limit),
        cabinet: say.size(cabinet),
      })
    )
  }
  const parts = (field: Field) => ({
    field,
    label: fields[field],
    value: inputs[field],
    fault: faultOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
  })
  const shapes = planning.shapes.map((shape) => shape.join(':'))
  const pitches = planning.table.filter(({ at }) => at.includes(inputs.place))
  return (
    <Fields ref={form} role="group" aria-label={words.form} data-screen-only>
      <Choice {...parts('place')} isWide options={named(planning.places)} />
      <Choice {...parts('use')} isWide options={named(planning.uses)} />
      {lengths.map((field) => (
        <NumberField {...parts(field)} key={field} unit={`, ${say.symbol}`} />
      ))}
      <Choice
        {...parts('pitch')}
        isWide
        options={[
          ['', best === undefined ? ourPitch : `${ourPitch}: ${best}`],
          ...pitches.map(({ name }) => [name, name] as const),
        ]}
      />
      <Choice
        {...parts('shape')}
        options={[['', anyShape], ...shapes.map((shape) => [shape, shape] as const)]}
      />
      <Choice {...parts('unit')} options={Object.entries(units)} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.more}</summary>
        <div>
          <NumberField {...parts('hours')} />
          <NumberField {...parts('tariff')} />
        </div>
      </details>
      <Send type="button" onClick={onSend}>
        {send.label}
      </Send>
      <Print type="button" onClick={() => window.print()}>
        {words.print}
      </Print>
    </Fields>
  )
}

const named = (list: readonly { key: string; label: string }[]) =>
  list.map(({ key, label }) => [key, label] as const)

const Send = styled.button`
  ${buttonStyle}
  grid-column: 1 / -1;
`

const Print = styled.button`
  ${linkStyle}
  justify-content: center;
  grid-column: 1 / -1;
  border: 0;
  background: none;
  font: inherit;
  text-decoration-line: underline;
  cursor: pointer;
`

const Fields = styled.div`
  padding: ${theme.space.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  font-size: ${theme.font.small};

  &,
  details > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0.875rem;
    align-items: start;
  }

  ${fieldStyle}

  /* The header and the verdict stay in view above the control in use, and a phone's tabs below it. */
  input,
  select,
  button,
  summary {
    scroll-margin-block: 6rem calc(${theme.size.tabs} + 1rem);
  }

  @media screen and (min-width: 48rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    [data-wide] {
      grid-column: span 2;
    }
  }

  details {
    grid-column: 1 / -1;
  }

  summary {
    min-height: ${theme.size.touch};
    padding-block: 0.625rem;
    color: ${theme.color.muted};
    cursor: pointer;
  }

  ${media.noScript} {
    display: none;
  }

  ${media.large} {
    position: sticky;
    top: calc(${theme.size.header} + 1rem);
  }
`
