import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pressable } from '../workbench/look.ts'
import { useForm, type Edited } from './form-context.ts'
import { blank } from './values.ts'

/** Edits an optional value that has parts, with buttons to add and to omit it. */
export function OptionalPart({
  id,
  label,
  shape,
  value,
  usual,
  path,
  isRequired,
  children,
}: Edited & { children: ReactNode }) {
  const { change } = useForm()
  if (value === undefined) {
    return (
      <Small
        id={id}
        type="button"
        aria-label={`Add ${label}`}
        onClick={() => change(path, usual ?? blank(shape))}
      >
        Add {label}
      </Small>
    )
  }
  return (
    <>
      {children}
      {!isRequired && (
        <Small
          id={id}
          type="button"
          aria-label={`Leave out ${label}`}
          onClick={() => change(path, undefined)}
        >
          Leave out {label}
        </Small>
      )}
    </>
  )
}

/** A small button. */
export const Small = styled.button`
  ${pressable}
  justify-self: start;
  font-size: 12px;
`
