import { useId, useState } from 'react'

interface SimpleProps {
  id: string
  label: string
  value: unknown
  preset: unknown
  isWrong: boolean
  change: (next: unknown) => void
}

const common = ({ id, label, isWrong }: SimpleProps) => ({ id, 'aria-label': label, 'aria-invalid': isWrong })

/** Edits a text. An empty text removes the option. The input grows with its lines. */
export function TextInput({ names, ...props }: SimpleProps & { names: string[] }) {
  const list = useId()
  const { value, preset, change } = props
  const given = {
    ...common(props),
    value: typeof value === 'string' ? value : '',
    placeholder: typeof preset === 'string' ? preset : '',
    onChange: ({ target }: { target: { value: string } }) =>
      change(target.value === '' ? undefined : target.value),
  }
  if (names.length === 0) return <textarea {...given} rows={1} />
  return (
    <>
      <input {...given} list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

/** Edits a number. The input has no limits, so that the schema reports a wrong number. */
export function NumberInput({ isWhole, ...props }: SimpleProps & { isWhole: boolean }) {
  const { value, preset, change } = props
  return (
    <input
      {...common(props)}
      type="number"
      step={isWhole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      placeholder={typeof preset === 'number' ? String(preset) : ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}

/** Chooses one of several values, or none. */
export function ChoiceInput({ values, ...props }: SimpleProps & { values: unknown[] }) {
  const { value, preset, change } = props
  return (
    <select
      {...common(props)}
      value={values.indexOf(value)}
      onChange={({ target }) => change(values[Number(target.value)])}
    >
      <option value={-1}>{preset === undefined ? 'omitted' : `omitted (${JSON.stringify(preset)})`}</option>
      {values.map((choice, at) => (
        <option key={at} value={at}>
          {String(choice)}
        </option>
      ))}
    </select>
  )
}

/** Edits any value as JSON. Text that is not valid JSON changes nothing. */
export function JsonInput(props: SimpleProps) {
  const [text, setText] = useState(JSON.stringify(props.value) ?? '')
  const edit = (next: string) => {
    setText(next)
    try {
      props.change(next === '' ? undefined : JSON.parse(next))
    } catch {
      // The author is still typing.
    }
  }
  return <textarea {...common(props)} rows={1} value={text} onChange={({ target }) => edit(target.value)} />
}
