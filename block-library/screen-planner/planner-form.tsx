import type { Ref } from 'react'
import { styled } from 'styled-components'
import { buttonStyle, linkStyle } from '../parts/button.tsx'
import { controlStyle } from '../parts/control-style.ts'
import { media, theme } from '../parts/theme.ts'
import { lengths, numberIn, type Field, type Inputs } from './inputs.ts'
import type { PlannerProps } from './planner-props.ts'

interface PlannerFormProps extends Pick<PlannerProps, 'planning' | 'words' | 'send'> {
  inputs: Inputs
  form: Ref<HTMLDivElement>
  onChange: (typed: Partial<Inputs>) => void
  onSend: () => void
}

/**
 * Renders the form of the buyer's requirements. Every change is answered immediately. The button carries the plan along
 * to the enquiry.
 */
export function PlannerForm({ form, inputs, planning, words, send, onChange, onSend }: PlannerFormProps) {
  const { fields, units, anyShape } = words
  const parts = {
    inputs,
    label: fields,
    onChange: (field: Field, value: string) => onChange({ [field]: value }),
  }
  const shapes = planning.shapes.map((shape) => shape.join(':'))
  return (
    <Fields ref={form} role="group" aria-label={words.form} data-screen-only>
      <Choice {...parts} field="place" options={named(planning.places)} />
      <Choice {...parts} field="use" options={named(planning.uses)} />
      {lengths.map((field) => (
        <NumberField {...parts} key={field} field={field} unit={`, ${inputs.unit}`} />
      ))}
      <Choice
        {...parts}
        field="pitch"
        options={[
          ['', words.ourPitch],
          ...planning.table
            .filter(({ at }) => at.includes(inputs.place))
            .map(({ name }) => [name, name] as const),
        ]}
      />
      <Choice
        {...parts}
        field="shape"
        options={[['', anyShape], ...shapes.map((shape) => [shape, shape] as const)]}
      />
      <Choice {...parts} field="unit" options={Object.entries(units)} />
      <NumberField {...parts} field="hours" />
      <NumberField {...parts} field="tariff" />
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

interface FieldProps {
  field: Field
  inputs: Inputs
  label: Record<Field, string>
  onChange: (field: Field, value: string) => void
}

function Choice({
  field,
  inputs,
  label,
  options,
  onChange,
}: FieldProps & { options: readonly (readonly [string, string])[] }) {
  return (
    <label data-wide={(field !== 'shape' && field !== 'unit') || undefined}>
      <span>{label[field]}</span>
      <select name={field} value={inputs[field]} onChange={({ target }) => onChange(field, target.value)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function NumberField({ field, inputs, label, unit, onChange }: FieldProps & { unit?: string }) {
  const value = inputs[field]
  return (
    <label>
      <span>
        {label[field]}
        {unit}
      </span>
      <input
        type="number"
        name={field}
        inputMode="decimal"
        min="0"
        step="any"
        value={value}
        aria-invalid={(value !== '' && !numberIn(value)) || undefined}
        onChange={({ target }) => onChange(field, target.value)}
      />
    </label>
  )
}

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
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 1rem 0.875rem;
  align-items: end;
  padding: ${theme.space.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  font-size: ${theme.font.small};

  ${media.noScript} {
    display: none;
  }

  ${media.large} {
    position: sticky;
    top: calc(${theme.size.header} + 1rem);
  }

  label {
    display: grid;
    gap: 0.375rem;
  }

  [data-wide] {
    grid-column: 1 / -1;
  }

  span {
    color: ${theme.color.muted};
  }

  input,
  select {
    ${controlStyle}
    min-height: ${theme.size.touch};
    padding: 0.5rem 0.75rem;
  }
`
