import { EitherInput } from './either-input.tsx'
import { useForm, type Edited } from './form-context.ts'
import { GroupInput } from './group-input.tsx'
import { ListInput } from './list-input.tsx'
import { OptionalPart } from './optional-part.tsx'
import { RecordInput } from './record-input.tsx'
import { ChoiceInput, FlagInput, JsonInput, NumberInput, TextInput } from './simple-inputs.tsx'

/** Renders the input for a value of this shape. */
export function ValueInput(props: Edited) {
  const { change } = useForm()
  const { id, label, shape, value, usual, path, isWrong } = props
  const simple = { id, label, value, usual, isWrong, change: (next: unknown) => change(path, next) }
  switch (shape.kind) {
    case 'text':
      return <TextInput {...simple} names={shape.names} />
    case 'number':
      return <NumberInput {...simple} {...shape} />
    case 'flag':
      return <FlagInput {...simple} />
    case 'choice':
      return <ChoiceInput {...simple} values={shape.values} />
    case 'anything':
      return <JsonInput {...simple} />
    case 'either':
      return <EitherInput {...props} shapes={shape.shapes} />
    case 'group':
      return (
        <OptionalPart {...props}>
          <GroupInput fields={shape.fields} value={value} path={path} />
        </OptionalPart>
      )
    case 'list':
      return (
        <OptionalPart {...props}>
          <ListInput item={shape.item} value={value} path={path} label={label} />
        </OptionalPart>
      )
    case 'record':
      return (
        <OptionalPart {...props}>
          <RecordInput shape={shape.value} value={value} path={path} />
        </OptionalPart>
      )
  }
}
