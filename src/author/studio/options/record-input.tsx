import type { Shape } from './shape.ts'
import { GroupInput } from './group-input.tsx'
import { entriesOf } from './values.ts'

interface RecordInputProps {
  /** Shape of the value of each key. */
  shape: Shape
  value: unknown
  path: PropertyKey[]
}

/** Edits the values of an object whose keys the author chooses. */
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
