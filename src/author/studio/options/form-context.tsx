import { createContext, use } from 'react'
import { linesOf, type Problem } from '../../../util/problem.ts'
import { Button } from '../parts.tsx'
import type { Shape } from './shape.ts'

interface Form {
  /** Problems of the whole value, with their paths. */
  problems: Problem[]
  /** Sets the value at a path; `undefined` removes it. */
  change: (path: PropertyKey[], next: unknown) => void
  /** Describes the valid values at a path in words. */
  allowed: (path: PropertyKey[]) => string
  /** Stores a picture in `public/media`, and returns its name. The workbench stores none. */
  store?: ((picture: File) => Promise<string | undefined>) | undefined
}

/** Data and functions for every field of the form. */
export const FormContext = createContext<Form>({ problems: [], change: () => {}, allowed: () => '' })

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
}

/** Returns the problems whose path is exactly this one. */
export function useProblems(path: PropertyKey[]): Problem[] {
  const place = path.join('.')
  return use(FormContext).problems.filter((problem) => problem.path.join('.') === place)
}

/** Shows validation problems, each with a button for its fix if the fix is certain. */
export function ProblemNotes({ problems }: { problems: Problem[] }) {
  const { change } = use(FormContext)
  return problems.map(({ fix, path, ...problem }, index) => (
    <div key={index} role="alert" className="problem">
      {linesOf(problem).join('\n')}
      {fix && 'replace' in fix && (
        <p>
          <Button onClick={() => change(path, fix.replace)}>Use {JSON.stringify(problem.nearest)}</Button>
        </p>
      )}
    </div>
  ))
}
