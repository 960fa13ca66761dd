import { controlStyle, theme } from 'pagework/parts'
import { useId } from 'react'
import { css } from 'styled-components'
import type { Field } from './inputs.ts'

interface FieldProps {
  field: Field
  label: string
  value: string
  /** Reason why the value is impossible. */
  fault: string | undefined
  onChange: (value: string) => void
}

/** Renders a list to choose from. */
export function Choice({
  isWide,
  options,
  ...props
}: FieldProps & { isWide?: boolean; options: readonly (readonly [string, string])[] }) {
  const { field, label, value, fault, onChange } = props
  const id = useId()
  return (
    <div data-wide={isWide}>
      <label>
        <span>{label}</span>
        <select
          name={field}
          autoComplete="off"
          value={value}
          {...faulty(fault, id)}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([key, text], index) => (
            <option key={index} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {fault && <p id={id}>{fault}</p>}
    </div>
  )
}

/** Renders a field for a number. */
export function NumberField({ field, label, value, fault, unit, onChange }: FieldProps & { unit?: string }) {
  const id = useId()
  return (
    <div>
      <label>
        <span>
          {label}
          {unit}
        </span>
        <input
          type="number"
          name={field}
          autoComplete="off"
          inputMode="decimal"
          min="0"
          step="any"
          value={value}
          {...faulty(fault, id)}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {fault && <p id={id}>{fault}</p>}
    </div>
  )
}

/** Returns the attributes of a field with an impossible value: its reason is read with it. */
const faulty = (fault: string | undefined, id: string) =>
  fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id }

/** Styles the fields of a form. */
export const fieldStyle = css`
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

  p {
    margin-top: 0.375rem;
    color: ${theme.color.wrong};
  }

  input,
  select {
    ${controlStyle}
    min-height: ${theme.size.touch};
    padding: 0.5rem 0.75rem;
  }
`
