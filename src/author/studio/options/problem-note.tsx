import { styled } from 'styled-components'
import { linesOf, type Problem } from '../../../util/problem.ts'
import { look, pressable } from '../workbench/look.ts'
import { useForm } from './form-context.ts'

/** Shows a validation problem, with a button for its fix if the fix is certain. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { change } = useForm()
  const { fix, nearest, path } = problem
  const replacement = fix && 'replace' in fix ? fix.replace : undefined
  return (
    <Note role="alert">
      {linesOf(problem).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {replacement !== undefined && (
        <Fix type="button" onClick={() => change(path, replacement)}>
          Use {JSON.stringify(nearest)}
        </Fix>
      )}
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  gap: 2px;
  padding: 7px 10px;
  border-left: 2px solid ${look.bad};
  background: ${look.bad}14;
  color: ${look.bad};
  font: 12px/1.5 ${look.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Fix = styled.button`
  ${pressable}
  justify-self: start;
  margin-top: 4px;
`
