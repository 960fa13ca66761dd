import { useMemo } from 'react'
import { pageSchema } from '../../../../schemas/page.ts'
import type { Problem } from '../../../util/problem.ts'
import { schemaMap } from '../../../site/config/schema-map.ts'
import type { GroupShape } from './block-shapes.ts'
import { FormContext, type Edited } from './form-context.ts'
import { GroupInput } from './group-input.tsx'
import { ProblemNote } from './problem-note.tsx'
import { ValueInput } from './value-input.tsx'
import { withValueAt } from './values.ts'

interface OptionFormProps {
  shape: GroupShape
  /** The block as the author has edited it. */
  value: unknown
  /** Validation problems of the block. Their paths begin in the block. */
  problems: Problem[]
  change: (next: unknown) => void
}

/** A form made from the block's schema. It shows every option with its description and its problems. */
export function OptionForm({ shape, value, problems, change }: OptionFormProps) {
  const form = useMemo(
    () => ({
      problems,
      change: (path: PropertyKey[], next: unknown) => change(withValueAt(value, path, next)),
      allowed: (path: PropertyKey[]) => map().expectedAt(['blocks', 0, ...path], { blocks: [value] }),
      draw,
    }),
    [value, problems, change],
  )
  // The type cannot be edited, since another type is another block.
  const fields = shape.fields.filter(({ key }) => key !== 'type')
  const whole = form.problems.filter(({ path }) => path.length === 0)
  return (
    <FormContext value={form}>
      {whole.map((problem, index) => (
        <ProblemNote key={index} problem={problem} />
      ))}
      <GroupInput fields={fields} value={value} path={none} />
    </FormContext>
  )
}

const none: PropertyKey[] = []

const draw = (edited: Edited) => <ValueInput {...edited} />

let known: ReturnType<typeof schemaMap> | undefined
const map = () => (known ??= schemaMap(pageSchema))
