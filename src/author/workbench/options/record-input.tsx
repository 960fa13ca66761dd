import type { Shape } from './shape.ts'
import { GroupInput } from './group-input.tsx'
import { entriesOf } from './values.ts'

interface RecordInputProps {
  /** What stands under each key. */
  shape: Shape
  value: unknown
  path: PropertyKey[]
}

/** An object whose keys are its author's: those that are there. */
export function RecordInput({ shape, value, path }: RecordInputProps) {
  const fields = entriesOf(value).map(([key]) => ({
    key,
    shape,
    doc: undefined,
    usual: undefined,
    isRequired: false,
  }))
  return <GroupInput fields={fields} value={value} path={path} />
}
