import { useId } from 'react'
import { childOf } from '../../../util/document-order.ts'
import { linesOf, type Problem } from '../../../util/problem.ts'
import { Button } from '../parts.tsx'
import { useForm, useProblems } from './form-context.ts'
import type { Field } from './shape.ts'

interface GroupInputProps {
  fields: Field[]
  value: unknown
  path: PropertyKey[]
}

/** Edits the options of an object, and shows the problems of its unknown keys. */
export function GroupInput({ fields, value, path }: GroupInputProps) {
  const { problems } = useForm()
  const names = new Set(fields.map(({ key }) => key))
  const unknown = problems.filter(
    (problem) =>
      problem.path.length === path.length + 1 &&
      path.every((key, at) => key === problem.path[at]) &&
      !names.has(String(problem.path.at(-1))),
  )
  return (
    <div className="options">
      {unknown.map((problem) => (
        <ProblemNote key={problem.path.join('.')} problem={problem} />
      ))}
      {fields.map((field) => (
        <OptionField key={field.key} field={field} parent={value} path={[...path, field.key]} />
      ))}
    </div>
  )
}

interface OptionFieldProps {
  field: Field
  /** The object that contains the option. */
  parent: unknown
  path: PropertyKey[]
}

/** One option: name, valid values, description, default, and an input for its value. */
function OptionField({ field: { key, shape, doc, preset, isRequired }, parent, path }: OptionFieldProps) {
  const { allowed, draw } = useForm()
  const problems = useProblems(path)
  const id = useId()
  const value = childOf(parent, key)
  return (
    <div className="option" data-option={path.join('.')} data-set={value !== undefined || undefined}>
      <div className="option-head">
        <label htmlFor={id}>{key}</label>
        {isRequired && <span className="required">required</span>}
        <span>{allowed(path)}</span>
      </div>
      {doc !== undefined && (
        <p className="muted">
          {doc.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))}
        </p>
      )}
      {preset !== undefined && (
        <p className="muted">
          Default: <code>{shortened(preset)}</code>
        </p>
      )}
      {draw({ id, label: key, shape, value, preset, path, isRequired, isWrong: problems.length > 0 })}
      {problems.map((problem, index) => (
        <ProblemNote key={index} problem={problem} />
      ))}
    </div>
  )
}

/** Returns a value as JSON of at most 48 characters. */
function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 48 ? `${text.slice(0, 45)}…` : text
}

/** Shows a validation problem, with a button for its fix if the fix is certain. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { change } = useForm()
  const { fix, nearest, path } = problem
  const replacement = fix && 'replace' in fix ? fix.replace : undefined
  return (
    <div role="alert" className="problem">
      {linesOf(problem).join('\n')}
      {replacement !== undefined && (
        <p>
          <Button onClick={() => change(path, replacement)}>Use {JSON.stringify(nearest)}</Button>
        </p>
      )}
    </div>
  )
}
