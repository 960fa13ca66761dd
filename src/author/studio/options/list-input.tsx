import { useId } from 'react'
import { styled } from 'styled-components'
import { look } from '../workbench/look.ts'
import { useForm, useProblems } from './form-context.ts'
import { Small } from './optional-part.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { Shape } from './shape.ts'
import { blank } from './values.ts'

interface ListInputProps {
  item: Shape
  value: unknown
  path: PropertyKey[]
  label: string
}

/** Edits the entries of a list, with buttons to remove and to add entries. */
export function ListInput({ item, value, path, label }: ListInputProps) {
  const { change } = useForm()
  const entries: unknown[] = Array.isArray(value) ? value : []
  return (
    <Entries>
      {entries.map((entry, index) => (
        <Entry
          key={index}
          item={item}
          value={entry}
          path={[...path, index]}
          label={`${label} ${index + 1}`}
        />
      ))}
      <Small type="button" onClick={() => change([...path, entries.length], blank(item))}>
        Add an entry
      </Small>
    </Entries>
  )
}

function Entry({ item, value, path, label }: ListInputProps) {
  const { change, draw } = useForm()
  const problems = useProblems(path)
  const id = useId()
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      <Small type="button" aria-label={`Take out ${label}`} onClick={() => change(path, undefined)}>
        ×
      </Small>
      <Wide>
        {draw({ id, label, shape: item, value, path, isRequired: true, isWrong: problems.length > 0 })}
        {problems.map((problem, index) => (
          <ProblemNote key={index} problem={problem} />
        ))}
      </Wide>
    </Row>
  )
}

const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-left: 12px;
  border-left: 1px solid ${look.line};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 4px 8px;
`

const Label = styled.label`
  color: ${look.muted};
  font: 12px ${look.mono};
`

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 5px;
`
