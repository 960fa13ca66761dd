import { createContext, use, type ReactNode } from 'react'
import type { Problem } from '../../../util/problem.ts'
import type { Shape } from './shape.ts'

/** A value to edit, with its path. */
export interface Edited {
  id: string
  /** Accessible name, for inputs without a visible label. */
  label: string
  shape: Shape
  value: unknown
  /** Default value of the option. */
  preset?: unknown
  path: PropertyKey[]
  isRequired: boolean
  isWrong: boolean
}

interface Form {
  /** Problems of the whole value, with their paths. */
  problems: Problem[]
  /** Sets the value at a path; `undefined` removes it. */
  change: (path: PropertyKey[], next: unknown) => void
  /** Describes the valid values at a path in words. */
  allowed: (path: PropertyKey[]) => string
  /** Renders the input for a value. The context provides it, since inputs contain other inputs. */
  draw: (edited: Edited) => ReactNode
}

/** Data and functions for every field of the form. */
export const FormContext = createContext<Form>({
  problems: [],
  change: () => {},
  allowed: () => '',
  draw: () => undefined,
})

export const useForm = () => use(FormContext)

/** Returns the problems whose path is exactly this one. */
export function useProblems(path: PropertyKey[]): Problem[] {
  const here = path.join('.')
  return useForm().problems.filter((problem) => problem.path.join('.') === here)
}
