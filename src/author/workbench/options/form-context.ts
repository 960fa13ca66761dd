import { createContext, use, type ReactNode } from 'react'
import type { Problem } from '../../../util/problem.ts'
import type { Shape } from './shape.ts'

/** A value to edit, and its place. */
export interface Edited {
  id: string
  /** What it is called where nothing else does. */
  label: string
  shape: Shape
  value: unknown
  /** The value where it is left out. */
  usual?: unknown
  path: PropertyKey[]
  isRequired: boolean
  isWrong: boolean
}

interface Form {
  /** What is wrong with the whole value, by places within it. */
  problems: Problem[]
  /** Puts another value in a place; `undefined` takes out what is there. */
  change: (path: PropertyKey[], next: unknown) => void
  /** In words, what may stand in a place. */
  allowed: (path: PropertyKey[]) => string
  /** Draws whatever edits a value: values lie within values. */
  draw: (edited: Edited) => ReactNode
}

/** What every field of the form works on. */
export const FormContext = createContext<Form>({
  problems: [],
  change: () => {},
  allowed: () => '',
  draw: () => undefined,
})

export const useForm = () => use(FormContext)

/** What is wrong in this very place. */
export function useProblems(path: PropertyKey[]): Problem[] {
  const here = path.join('.')
  return useForm().problems.filter((problem) => problem.path.join('.') === here)
}
