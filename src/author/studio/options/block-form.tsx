import { useMemo } from 'react'
import { blockBase } from '../../../../schemas/shared/block-base.ts'
import { pageSchema } from '../../../../schemas/page.ts'
import { schemaMap } from '../../../site/config/schema-map.ts'
import { linesOf, placeOf, valueAt, type Problem } from '../../../util/problem.ts'
import type { Edits, PlacedBlock } from '../blocks/placed-block.ts'
import { withKindDefaults, type BlockShapes } from './block-shapes.ts'
import { FormContext, ProblemNotes } from './form-context.tsx'
import { GroupInput } from './inputs.tsx'
import { withValueAt } from './values.ts'

interface BlockFormProps {
  edits: Edits
  placed: PlacedBlock
  shapes: BlockShapes
  store?: (picture: File) => Promise<string | undefined>
}

/**
 * A form made from the block's schema, in which the defaults of the page's kind replace those of the schema. It shows every
 * option with its description, and every problem of the page.
 */
export function BlockForm({ edits, placed, shapes, store }: BlockFormProps) {
  const { block, problems, config, change } = edits
  const { index } = placed
  const plain = shapes.get(String(valueAt(['type'], block)))
  const kind = placed.kinds[placed.kind]
  const shape = useMemo(() => plain && withKindDefaults(plain, block, kind), [plain, block, kind])
  const form = useMemo(
    () => ({
      problems: problems
        .filter(isOwnOf(index))
        .map((problem) => ({ ...problem, path: problem.path.slice(2) })),
      change: (path: PropertyKey[], next: unknown) => change(withValueAt(block, path, next)),
      allowed: (path: PropertyKey[]) => map().expectedAt(['blocks', 0, ...path], { blocks: [block] }),
      store,
    }),
    [block, problems, index, change, store],
  )
  if (!shape)
    return (
      <p className="problem">The options of this block are unknown: run `npm run schemas`, and reload.</p>
    )
  const elsewhere = problems.filter((problem) => !isOwnOf(index)(problem))
  // The type cannot be edited, since another type is another block.
  const fields = shape.fields
    .filter(({ key }) => key !== 'type')
    .toSorted((a, b) => rankOf(a.key) - rankOf(b.key))
  return (
    <FormContext value={form}>
      {elsewhere.map((problem, at) => (
        <p key={at} role="alert" className="problem">
          {[placeOf(problem.path, config), ...linesOf(problem)].join('\n')}
        </p>
      ))}
      <ProblemNotes problems={form.problems.filter(({ path }) => path.length === 0)} />
      <GroupInput fields={fields} value={block} path={none} />
    </FormContext>
  )
}

const none: PropertyKey[] = []

/** Returns the place of an option: the heading is first, and options of every block are last. */
const rankOf = (key: string) => (key === 'heading' ? 0 : key in blockBase('') ? 2 : 1)

const isOwnOf =
  (index: number) =>
  ({ path }: Problem) =>
    path[0] === 'blocks' && path[1] === index

let loaded: ReturnType<typeof schemaMap> | undefined
const map = () => (loaded ??= schemaMap(pageSchema))
