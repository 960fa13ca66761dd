import type { z } from 'zod'
import { describeIssue, type Problem } from './describe-issue.ts'
import { inDocumentOrder } from './document-order.ts'
import { schemaMap } from './schema-map.ts'

export type ParsedConfig<T> = { ok: true; value: T } | { ok: false; problems: string[] }

/** Leaves an issue without words unless the schema has its own; `describeIssue` finds better ones than zod's. */
const wordless = () => ''

/**
 * The one door that configs come in by: the parsed value, or every problem in the order of the document, with those that
 * somebody else has `found` in it.
 */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  input: unknown,
  found: Problem[] = [],
): ParsedConfig<z.output<S>> {
  const result = schema.safeParse(input, { error: wordless })
  if (result.success && found.length === 0) return { ok: true, value: result.data }
  const map = schemaMap(schema)
  const problems = result.error?.issues.flatMap((issue) => describeIssue(issue, input, map)) ?? []
  return { ok: false, problems: inDocumentOrder([...problems, ...found], input).map(({ text }) => text) }
}
