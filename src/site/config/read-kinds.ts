import { z } from 'zod'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import { kindsSchema, type Kinds } from '../../../schemas/kinds.ts'
import type { Problem } from '../../util/problem.ts'
import { unlisted } from './describe-issue.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'

/** Checks the kinds of pages. The options of each block type are checked here, and not in each page that takes them. */
export function readKinds(input: unknown): ParsedConfig<Kinds> {
  const parsed = parseConfig(kindsSchema, input)
  if (!parsed.ok) return parsed
  const problems = Object.entries(parsed.value).flatMap(([kind, { defaults }]) =>
    defaults.flatMap((entry, index) =>
      entryProblems(entry).map((problem) => ({
        ...problem,
        path: [kind, 'defaults', index, ...problem.path],
      })),
    ),
  )
  return problems.length > 0 ? { ok: false, problems } : parsed
}

function entryProblems({ block, options }: Kinds[string]['defaults'][number]): Problem[] {
  const schema = optionsOf.get(block.type)
  if (!schema) return [unlisted(['block', 'type'], { block }, [...optionsOf.keys()])]
  const parsed = parseConfig(schema, options)
  return parsed.ok
    ? []
    : parsed.problems.map((problem) => ({ ...problem, path: ['options', ...problem.path] }))
}

/** The options of each block type, all optional. The schemas of blocks also check how several options fit together. */
const optionsOf = new Map<string, z.ZodType>(
  blockSchema.options.map(({ shape }) => {
    const options = Object.entries(shape).filter(([key]) => key !== 'type' && key !== 'section')
    return [shape.type.value, z.strictObject(Object.fromEntries(options)).partial()]
  }),
)
