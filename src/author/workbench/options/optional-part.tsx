import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pressable } from '../look.ts'
import { useForm, type Edited } from './form-context.ts'
import { blank } from './values.ts'

/** A part with parts of its own, which is there or is not. */
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

/** A lesser button. */
export const Small = styled.button`
  ${pressable}
  justify-self: start;
  font-size: 12px;
`
