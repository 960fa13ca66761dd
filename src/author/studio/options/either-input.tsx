import { useId } from 'react'
import { styled } from 'styled-components'
import { look, pressable } from '../workbench/look.ts'
import { useForm, type Edited } from './form-context.ts'
import { Small } from './optional-part.tsx'
import type { Shape } from './shape.ts'
import { blank, shapeIndex } from './values.ts'

/** Edits a value of a union: buttons choose its kind, and an input its value. */
export function EitherInput({ shapes, ...props }: Edited & { shapes: Shape[] }) {
  const { change, draw } = useForm()
  const { id, label, value, path, isRequired } = props
  const inner = useId()
  if (value === undefined && !isRequired) {
    return (
      <Kinds id={id}>
        {shapes.map((shape, index) => (
          <Small key={index} type="button" onClick={() => change(path, blank(shape))}>
            {nameOf(shape)}
          </Small>
        ))}
      </Kinds>
    )
  }
  const chosen = shapeIndex(shapes, value)
  const shape = shapes[chosen]
  return (
    <>
      <Kinds id={id} role="group" aria-label={`Kind of ${label}`}>
        {shapes.map((one, index) => (
          <Kind
            key={index}
            type="button"
            aria-pressed={index === chosen && value !== undefined}
            onClick={() => change(path, blank(one))}
          >
            {nameOf(one)}
          </Kind>
        ))}
        {!isRequired && (
          <Kind type="button" onClick={() => change(path, undefined)}>
            omitted
          </Kind>
        )}
      </Kinds>
      {shape && value !== undefined && draw({ ...props, id: inner, shape, isRequired: true })}
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

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
`

const Kind = styled.button`
  ${pressable}
  font: 12px ${look.mono};
`
