import { styled } from 'styled-components'
import { look } from '../workbench/look.ts'
import { OptionField } from './option-field.tsx'
import { useForm } from './form-context.ts'
import { ProblemNote } from './problem-note.tsx'
import type { Field } from './shape.ts'

interface GroupInputProps {
  fields: Field[]
  value: unknown
  path: PropertyKey[]
}

/** Edits the options of an object, and shows the problems of its unknown keys. */
export function GroupInput({ fields, value, path }: GroupInputProps) {
  const { problems } = useForm()
  const known = new Set(fields.map(({ key }) => key))
  const unknown = problems.filter(
    (problem) =>
      problem.path.length === path.length + 1 &&
      path.every((key, at) => key === problem.path[at]) &&
      !known.has(String(problem.path.at(-1))),
  )
  return (
    <Fields data-nested={path.length > 0 || undefined}>
      {unknown.map((problem) => (
        <ProblemNote key={problem.path.join('.')} problem={problem} />
      ))}
      {fields.map((field) => (
        <OptionField key={field.key} field={field} parent={value} path={[...path, field.key]} />
      ))}
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  &[data-nested] {
    gap: 14px;
    padding: 12px 0 2px 12px;
    border-left: 1px solid ${look.line};
  }
`
