import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { fillable, look } from '../workbench/look.ts'

interface SimpleProps {
  id: string
  label: string
  value: unknown
  usual: unknown
  isWrong: boolean
  change: (next: unknown) => void
}

/** Edits a text. An empty text removes the option. The input grows with its lines. */
export function TextInput({
  id,
  label,
  value,
  usual,
  isWrong,
  names,
  change,
}: SimpleProps & { names: string[] }) {
  const list = useId()
  const text = typeof value === 'string' ? value : ''
  const props = {
    id,
    'aria-label': label,
    'aria-invalid': isWrong,
    value: text,
    placeholder: typeof usual === 'string' ? usual : '',
  }
  const edit = (next: string) => change(next === '' ? undefined : next)
  if (names.length === 0) {
    return <Area {...props} rows={1} onChange={({ target }) => edit(target.value)} />
  }
  return (
    <>
      <Line {...props} list={list} onChange={({ target }) => edit(target.value)} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

interface Limits {
  min: number | undefined
  max: number | undefined
  isWhole: boolean
}

/** Edits a number. The input has no limits, so that the schema reports a wrong number. */
export function NumberInput({ id, label, value, usual, isWrong, isWhole, change }: SimpleProps & Limits) {
  return (
    <Line
      id={id}
      aria-label={label}
      aria-invalid={isWrong}
      type="number"
      step={isWhole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      placeholder={typeof usual === 'number' ? String(usual) : ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}

export function FlagInput({ id, label, value, usual, isWrong, change }: SimpleProps) {
  return <ChoiceInput {...{ id, label, value, usual, isWrong, change }} values={[true, false]} />
}

/** Chooses one of several values, or none. */
export function ChoiceInput({
  id,
  label,
  value,
  usual,
  isWrong,
  values,
  change,
}: SimpleProps & { values: unknown[] }) {
  const index = values.indexOf(value)
  return (
    <Choice
      id={id}
      aria-label={label}
      aria-invalid={isWrong}
      value={index}
      onChange={({ target }) => change(values[Number(target.value)])}
    >
      <option value={-1}>{usual === undefined ? 'omitted' : `omitted (${JSON.stringify(usual)})`}</option>
      {values.map((one, at) => (
        <option key={at} value={at}>
          {String(one)}
        </option>
      ))}
    </Choice>
  )
}

/** Edits any value as JSON. Text that is not valid JSON changes nothing. */
export function JsonInput({ id, label, value, isWrong, change }: SimpleProps) {
  const [text, setText] = useState(JSON.stringify(value) ?? '')
  const edit = (next: string) => {
    setText(next)
    try {
      change(next === '' ? undefined : JSON.parse(next))
    } catch {
      // The author is still typing.
    }
  }
  return (
    <Area
      id={id}
      aria-label={label}
      aria-invalid={isWrong}
      rows={1}
      value={text}
      onChange={({ target }) => edit(target.value)}
    />
  )
}

const Line = styled.input`
  ${fillable}
`

const Area = styled.textarea`
  ${fillable}
  field-sizing: content;
  max-height: 12lh;
  resize: vertical;
`

const Choice = styled.select`
  ${fillable}
  color-scheme: dark;

  &:has(> option[value='-1']:checked) {
    color: ${look.muted};
  }
`
