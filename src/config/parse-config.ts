import type { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { inDocumentOrder } from './document-order.ts'
import { schemaMap } from './schema-map.ts'

export type ParsedConfig<T> = { ok: true; value: T } | { ok: false; problems: string[] }

/** The one door that configs come in by: the parsed value, or every problem in the order of the document. */
export function parseConfig<S extends z.ZodType>(schema: S, input: unknown): ParsedConfig<z.output<S>> {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  const map = schemaMap(schema)
  const issues = inDocumentOrder(result.error.issues, input)
  return { ok: false, problems: issues.flatMap((issue) => describeIssue(issue, input, map)) }
}
