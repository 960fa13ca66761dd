import { useId } from 'react'
import { styled } from 'styled-components'
import { childOf } from '../../../util/document-order.ts'
import { look } from '../workbench/look.ts'
import { Code, InlineCode } from './inline-code.tsx'
import { useForm, useProblems } from './form-context.ts'
import { ProblemNote } from './problem-note.tsx'
import type { Field } from './shape.ts'

interface OptionFieldProps {
  field: Field
  /** The object that contains the option. */
  parent: unknown
  path: PropertyKey[]
}

/** One option: name, valid values, description, default, and an input for its value. */
export function OptionField({ field, parent, path }: OptionFieldProps) {
  const { key, shape, doc, usual, isRequired } = field
  const { allowed, draw } = useForm()
  const problems = useProblems(path)
  const id = useId()
  const value = childOf(parent, key)
  return (
    <Option data-option={path.join('.')} data-set={value !== undefined || undefined}>
      <Head>
        <Name htmlFor={id}>{key}</Name>
        {isRequired && <Required>required</Required>}
        <Type>{allowed(path)}</Type>
      </Head>
      {doc !== undefined && (
        <Doc>
          <InlineCode text={doc} />
        </Doc>
      )}
      {usual !== undefined && (
        <Doc>
          Default: <Code>{shortened(usual)}</Code>
        </Doc>
      )}
      {draw({ id, label: key, shape, value, usual, path, isRequired, isWrong: problems.length > 0 })}
      {problems.map((problem, index) => (
        <ProblemNote key={index} problem={problem} />
      ))}
    </Option>
  )
}

/** Returns a value as JSON of at most 48 characters. */
function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 48 ? `${text.slice(0, 45)}…` : text
}

const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 5px;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
`

const Name = styled.label`
  color: ${look.muted};
  font: 600 13px/1.4 ${look.mono};

  [data-set] > ${Head} > & {
    color: ${look.accent};
  }
`

const Required = styled.span`
  color: ${look.warn};
  font-size: 11px;
`

const Type = styled.span`
  color: ${look.muted};
  font-size: 12px;
  overflow-wrap: anywhere;
`

const Doc = styled.p`
  margin: 0;
  color: ${look.muted};
  font-size: 12.5px;
  line-height: 1.5;
`
