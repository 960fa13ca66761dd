import { use, useId, useState, type ReactNode } from 'react'
import { childOf } from '../../../util/document-order.ts'
import { Button, ToolIcon } from '../parts.tsx'
import { FormContext, ProblemNotes, useProblems, type Edited } from './form-context.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { blank, shapeIndex, type Field, type Shape } from './shape.ts'
import { entriesOf } from './values.ts'

interface GroupInputProps {
  fields: Field[]
  value: unknown
  path: PropertyKey[]
}

/** Edits the options of an object, and shows the problems of its unknown keys. */
export function GroupInput({ fields, value, path }: GroupInputProps) {
  const { problems } = use(FormContext)
  const unknown = problems.filter(
    (problem) =>
      problem.path.length === path.length + 1 &&
      path.every((key, at) => key === problem.path[at]) &&
      !fields.some(({ key }) => key === problem.path.at(-1)),
  )
  return (
    <div className="options">
      <ProblemNotes problems={unknown} />
      {fields.map((field) => (
        <OptionField key={field.key} field={field} parent={value} path={[...path, field.key]} />
      ))}
    </div>
  )
}

/** One option of an object: name, valid values, description, default, and an input for its value. */
function OptionField({ field, parent, path }: { field: Field; parent: unknown; path: PropertyKey[] }) {
  const { key, shape, doc, preset, isRequired } = field
  const { allowed } = use(FormContext)
  const id = useId()
  const value = childOf(parent, key)
  const presetText = JSON.stringify(preset) ?? ''
  return (
    <div className="option" data-option={path.join('.')} data-set={value !== undefined || undefined}>
      <div className="option-head">
        <label htmlFor={id}>{key}</label>
        {isRequired && <span className="required">required</span>}
        <span>{allowed(path)}</span>
      </div>
      {doc !== undefined && <p className="muted">{plainDoc(doc)}</p>}
      {presetText !== '' && (
        <p className="muted">
          Default: <code>{presetText.length > 48 ? `${presetText.slice(0, 45)}…` : presetText}</code>
        </p>
      )}
      <JudgedInput {...{ id, label: key, shape, value, preset, path, isRequired }} />
    </div>
  )
}

/** Shows code of a description as code. */
const plainDoc = (doc: string) =>
  doc.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))

/** The input for a value, and the value's problems. */
const JudgedInput = (edited: Edited) => (
  <>
    <ValueInput {...edited} />
    <ProblemNotes problems={useProblems(edited.path)} />
  </>
)

/** The input for a value of this shape. An empty field removes the option. */
function ValueInput(props: Edited) {
  const { change } = use(FormContext)
  const { id, label, shape, value, preset, path } = props
  const isWrong = useProblems(path).length > 0
  const common = { id, 'aria-label': label, 'aria-invalid': isWrong }
  const placeholder = typeof preset === 'string' || typeof preset === 'number' ? String(preset) : ''
  const set = (next: unknown) => change(path, next === '' ? undefined : next)
  switch (shape.kind) {
    case 'text': {
      const text = typeof value === 'string' ? value : ''
      const given = { ...common, placeholder, value: text }
      if (shape.names.length === 0 && shape.folder === undefined)
        return <textarea {...given} rows={1} onChange={({ target }) => set(target.value)} />
      return (
        <>
          <input {...given} list={`${id}-names`} onChange={({ target }) => set(target.value)} />
          <datalist id={`${id}-names`}>
            {shape.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {shape.folder !== undefined && <PictureChoice {...shape} folder={shape.folder} choose={set} />}
        </>
      )
    }
    // The input has no limits, so that the schema reports a wrong number.
    case 'number':
      return (
        <input
          {...common}
          type="number"
          step={shape.isWhole ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          placeholder={placeholder}
          onChange={({ target }) => set(target.value && target.valueAsNumber)}
        />
      )
    case 'choice':
      return (
        <select
          {...common}
          value={shape.values.indexOf(value)}
          onChange={({ target }) => change(path, shape.values[Number(target.value)])}
        >
          <option value={-1}>
            {preset === undefined ? 'omitted' : `omitted (${JSON.stringify(preset)})`}
          </option>
          {shape.values.map((choice, at) => (
            <option key={at} value={at}>
              {String(choice)}
            </option>
          ))}
        </select>
      )
    case 'anything':
      return <JsonInput {...common} value={value} set={(next) => change(path, next)} />
    case 'either':
      return <EitherInput {...props} shapes={shape.shapes} />
    case 'list':
      return (
        <OptionalPart {...props}>
          <ListInput {...props} item={shape.item} />
        </OptionalPart>
      )
    default:
      return (
        <OptionalPart {...props}>
          <GroupInput
            fields={shape.kind === 'group' ? shape.fields : fieldsOf(value, shape.value)}
            value={value}
            path={path}
          />
        </OptionalPart>
      )
  }
}

/** Returns the fields of an object whose keys the author chooses. */
const fieldsOf = (value: unknown, shape: Shape): Field[] =>
  entriesOf(value).map(([key]) => ({ key, shape, doc: undefined, preset: undefined, isRequired: false }))

/** Edits any value as JSON. Text that is not valid JSON changes nothing. */
function JsonInput({ value, set, ...common }: { value: unknown; set: (next: unknown) => void }) {
  const [text, setText] = useState(JSON.stringify(value) ?? '')
  const edit = (next: string) => {
    setText(next)
    try {
      set(next === '' ? undefined : JSON.parse(next))
    } catch {
      // The author is still typing.
    }
  }
  return <textarea {...common} rows={1} value={text} onChange={({ target }) => edit(target.value)} />
}

/** Edits an optional value that has parts, with buttons to add and to omit it. */
function OptionalPart({ children, ...edited }: Edited & { children: ReactNode }) {
  const { id, label, shape, value, preset, path, isRequired } = edited
  const { change } = use(FormContext)
  const button = (name: string, next: unknown) => (
    // The visible label of the option would be its whole name otherwise.
    <Button id={id} label={`${name} ${label}`} onClick={() => change(path, next)}>
      {name} {label}
    </Button>
  )
  if (value === undefined) return button('Add', preset ?? blank(shape))
  return (
    <>
      {children}
      {!isRequired && button('Leave out', undefined)}
    </>
  )
}

/** Edits the entries of a list, with buttons to remove and to add entries. */
function ListInput({ item, value, path, label }: Edited & { item: Shape }) {
  const { change } = use(FormContext)
  const id = useId()
  const entries: unknown[] = Array.isArray(value) ? value : []
  return (
    <>
      {entries.map((entry, index) => {
        const [entryId, name] = [`${id}-${index}`, `${label} ${index + 1}`]
        const at = [...path, index]
        return (
          <div key={index} className="entries">
            <label htmlFor={entryId} className="muted">
              {name}
            </label>
            <Button label={`Take out ${name}`} onClick={() => change(at, undefined)}>
              <ToolIcon name="close" />
            </Button>
            <div className="stack">
              <JudgedInput id={entryId} label={name} shape={item} value={entry} path={at} isRequired />
            </div>
          </div>
        )
      })}
      <Button onClick={() => change([...path, entries.length], blank(item))}>Add an entry</Button>
    </>
  )
}

/** Edits a value of a union: buttons choose its kind, and an input its value. */
function EitherInput({ shapes, ...props }: Edited & { shapes: Shape[] }) {
  const { change } = use(FormContext)
  const { id, label, value, path, isRequired } = props
  const isSet = value !== undefined
  const chosen = shapeIndex(shapes, value)
  const shape = shapes[chosen]
  return (
    <>
      <div className="row" id={id} role="group" aria-label={`Kind of ${label}`}>
        {shapes.map((kind, index) => (
          <Button
            key={index}
            aria-pressed={isSet && index === chosen}
            onClick={() => change(path, blank(kind))}
          >
            {nameOf(kind)}
          </Button>
        ))}
        {isSet && !isRequired && <Button onClick={() => change(path, undefined)}>omitted</Button>}
      </div>
      {shape && isSet && <ValueInput {...props} id={`${id}-value`} shape={shape} isRequired />}
    </>
  )
}

function nameOf(shape: Shape): string {
  if (shape.kind === 'group') return `{ ${shape.fields.map(({ key }) => key).join(', ')} }`
  if (shape.kind === 'record') return 'by key'
  if (shape.kind !== 'choice') return shape.kind
  return shape.values.length === 1 ? JSON.stringify(shape.values[0]) : 'one of some'
}
