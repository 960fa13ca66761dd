import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Button } from '../parts.tsx'
import { useForm, useProblems, type Edited } from './form-context.ts'
import { GroupInput, ProblemNote } from './option-field.tsx'
import { ChoiceInput, JsonInput, NumberInput, TextInput } from './simple-inputs.tsx'
import type { Shape } from './shape.ts'
import { blank, entriesOf, shapeIndex } from './values.ts'

/** Renders the input for a value of this shape. */
export function ValueInput(props: Edited) {
  const { change } = useForm()
  const { id, label, shape, value, preset, path, isWrong } = props
  const simple = { id, label, value, preset, isWrong, change: (next: unknown) => change(path, next) }
  switch (shape.kind) {
    case 'text':
      return <TextInput {...simple} names={shape.names} />
    case 'number':
      return <NumberInput {...simple} isWhole={shape.isWhole} />
    case 'flag':
      return <ChoiceInput {...simple} values={flags} />
    case 'choice':
      return <ChoiceInput {...simple} values={shape.values} />
    case 'anything':
      return <JsonInput {...simple} />
    case 'either':
      return <EitherInput {...props} shapes={shape.shapes} />
    case 'group':
      return (
        <OptionalPart {...props}>
          <GroupInput fields={shape.fields} value={value} path={path} />
        </OptionalPart>
      )
    case 'list':
      return (
        <OptionalPart {...props}>
          <ListInput {...props} item={shape.item} />
        </OptionalPart>
      )
    // An object whose keys the author chooses.
    case 'record':
      return (
        <OptionalPart {...props}>
          <GroupInput
            fields={entriesOf(value).map(([key]) => fieldOf(key, shape.value))}
            value={value}
            path={path}
          />
        </OptionalPart>
      )
  }
}

const flags = [true, false]
const fieldOf = (key: string, shape: Shape) => ({
  key,
  shape,
  doc: undefined,
  preset: undefined,
  isRequired: false,
})

/** Edits an optional value that has parts, with buttons to add and to omit it. */
function OptionalPart({ children, ...edited }: Edited & { children: ReactNode }) {
  const { id, label, shape, value, preset, path, isRequired } = edited
  const { change } = useForm()
  if (value === undefined)
    return (
      <Button id={id} label={`Add ${label}`} onClick={() => change(path, preset ?? blank(shape))}>
        Add {label}
      </Button>
    )
  return (
    <>
      {children}
      {!isRequired && (
        <Button id={id} label={`Leave out ${label}`} onClick={() => change(path, undefined)}>
          Leave out {label}
        </Button>
      )}
    </>
  )
}

/** Edits the entries of a list, with buttons to remove and to add entries. */
function ListInput({ item, value, path, label }: Edited & { item: Shape }) {
  const { change } = useForm()
  const entries: unknown[] = Array.isArray(value) ? value : []
  return (
    <>
      {entries.map((entry, index) => (
        <Entry
          key={index}
          item={item}
          value={entry}
          path={[...path, index]}
          label={`${label} ${index + 1}`}
        />
      ))}
      <Button onClick={() => change([...path, entries.length], blank(item))}>Add an entry</Button>
    </>
  )
}

function Entry({ item, value, path, label }: Pick<Edited, 'value' | 'path' | 'label'> & { item: Shape }) {
  const { change, draw } = useForm()
  const problems = useProblems(path)
  const id = useId()
  return (
    <div className="entries">
      <label htmlFor={id} className="muted">
        {label}
      </label>
      <Button label={`Take out ${label}`} onClick={() => change(path, undefined)}>
        <Icon name="close" />
      </Button>
      <div className="stack">
        {draw({ id, label, shape: item, value, path, isRequired: true, isWrong: problems.length > 0 })}
        {problems.map((problem, index) => (
          <ProblemNote key={index} problem={problem} />
        ))}
      </div>
    </div>
  )
}

/** Edits a value of a union: buttons choose its kind, and an input its value. */
function EitherInput({ shapes, ...props }: Edited & { shapes: Shape[] }) {
  const { change, draw } = useForm()
  const { id, label, value, path, isRequired } = props
  const inner = useId()
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
      {shape && isSet && draw({ ...props, id: inner, shape, isRequired: true })}
    </>
  )
}

function nameOf(shape: Shape): string {
  switch (shape.kind) {
    case 'group':
      return `{ ${shape.fields.map(({ key }) => key).join(', ')} }`
    case 'flag':
      return 'yes or no'
    case 'choice':
      return shape.values.length === 1 ? JSON.stringify(shape.values[0]) : 'one of some'
    case 'record':
      return 'by key'
    default:
      return shape.kind
  }
}
