import type { BlockOf } from '../../schemas/blocks/index.ts'
import { extraField } from '../../schemas/enquiry.ts'
import { fieldId, Input, Label, Optional, Select, Wrong } from './form-field.tsx'

interface ExtraFieldProps {
  extra: BlockOf<'contact'>['fields'][number]
  value: string
  error: string | undefined
  /** Mark beside the label of an optional field. */
  optional: string
  /** First entry of a list of values. */
  placeholder: string
  onChange: (value: string) => void
}

/** Renders a field that the site adds to the form. Its texts stand alone in their elements, as those of `FormField`. */
export function ExtraField({ extra, value, error, optional, placeholder, onChange }: ExtraFieldProps) {
  const { name, label, missing } = extra
  const field = extraField(name)
  const id = fieldId(field)
  const shared = {
    id,
    name: field,
    value,
    'aria-required': missing !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div>
      <Label htmlFor={id}>
        <span suppressHydrationWarning>{label}</span>
        {missing === undefined && ' '}
        {missing === undefined && <Optional suppressHydrationWarning>{optional}</Optional>}
      </Label>
      {extra.type === 'choice' ? (
        <Select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="" suppressHydrationWarning>
            {placeholder}
          </option>
          {extra.options.map((option, index) => (
            <option key={index} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...shared}
          type={extra.type}
          step={extra.type === 'number' ? 'any' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </div>
  )
}
