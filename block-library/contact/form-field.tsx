import type { HTMLAttributes } from 'react'
import { css, styled } from 'styled-components'
import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { EnquiryField } from '../../schemas/enquiry.ts'
import { controlStyle } from '../parts/control-style.ts'
import { theme } from '../parts/theme.ts'

interface FormFieldProps {
  field: EnquiryField
  words: BlockOf<'contact'>['words']
  value: string
  error: string | undefined
  /** Entries of the option list. */
  options: readonly { value: string; label: string }[]
  /** First entry of the option list, which cannot be selected. */
  placeholder: string
  /** The first line of a message, which the first script fills in before this component runs. */
  opening: BlockOf<'contact'>['opening']
  onChange: (value: string) => void
}

interface FieldKind {
  required: boolean
  autoComplete?: string
  type?: 'text' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'none' | 'words'
  autoCorrect?: 'off'
  spellCheck?: boolean
}

const kinds: Record<EnquiryField, FieldKind> = {
  // Keyboards of telephones would replace names and addresses by words that they know.
  name: { required: true, autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off' },
  company: { required: false, autoComplete: 'organization', autoCapitalize: 'words', autoCorrect: 'off' },
  phone: { required: false, autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  // Not `type="email"`: browsers refuse addresses there that mail servers take, each browser others.
  email: {
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  option: { required: true },
  message: { required: true },
}

/** Returns the id of a field, to which its error links and its label point. */
export const fieldId = (field: string) => `enquiry-${field.replaceAll(' ', '-')}`

/**
 * Renders a field with its label and its error. Each text is the only child of an element, so that React can hydrate and
 * change it after a browser or an extension has translated the page.
 */
export function FormField({
  field,
  words,
  value,
  error,
  options,
  placeholder,
  opening,
  onChange,
}: FormFieldProps) {
  const { required, type = 'text', ...hints } = kinds[field]
  const id = fieldId(field)
  const shared = {
    id,
    name: field,
    value,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div>
      <Label htmlFor={id}>
        <span suppressHydrationWarning>{words.fields[field]}</span>
        {!required && ' '}
        {!required && <Optional suppressHydrationWarning>{words.optional}</Optional>}
      </Label>
      {field === 'option' && (
        <Select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled suppressHydrationWarning>
            {placeholder}
          </option>
          {options.map((option, index) => (
            <option key={index} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {field === 'message' && (
        <Area
          {...shared}
          rows={5}
          data-opening={opening && JSON.stringify(opening)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {field !== 'option' && field !== 'message' && (
        <Input {...shared} {...hints} type={type} onChange={({ target }) => onChange(target.value)} />
      )}
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </div>
  )
}

export const Label = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.strong};
`

export const Optional = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.body};
`

const control = css`
  ${controlStyle}
  min-height: ${theme.size.control};
  padding: 0.625rem 0.875rem;
  transition: border-color ${theme.motion.quick};

  &:hover:not([aria-invalid]) {
    border-color: ${theme.color.text};
  }
`

export const Input = styled.input`
  ${control}
`

export const Select = styled.select`
  ${control}
`

const Area = styled.textarea`
  ${control}
  resize: vertical;
`

export const Wrong = styled.p`
  margin-top: 0.375rem;
  color: ${theme.color.wrong};
  font-size: ${theme.font.small};
`
