import { canonicalize, structuredPatch } from 'diff'
import type { Recorded } from './recording.ts'

/** Returns the lines that differ between two recordings, with lines around them, under the endpoint's address. */
export function changes(before: ReadonlyMap<string, Recorded>, now: ReadonlyMap<string, Recorded>): string[] {
  const endpoints = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return endpoints.flatMap((endpoint) => {
    const [old, young] = [before.get(endpoint), now.get(endpoint)]
    // A failed request has no body to compare.
    const hasBodies = old?.body !== undefined && young?.body !== undefined
    const { hunks } = structuredPatch('', '', textOf(old, hasBodies), textOf(young, hasBodies))
    const lines = hunks.flatMap((hunk) => ['…', ...hunk.lines]).slice(1)
    const more = lines.length - MAX_LINES
    return lines.length === 0
      ? []
      : [
          `/api/${endpoint}`,
          ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`),
          ...(more > 0 ? [`  … and ${more} more lines`] : []),
        ]
  })
}

/** Maximum number of lines that are shown of an endpoint. */
const MAX_LINES = 60

/** Returns a recorded answer as lines. The order of keys in objects does not matter. */
function textOf(recorded: Recorded | undefined, hasBody: boolean): string {
  if (!recorded) return ''
  const { status, failure, headers, body } = recorded
  const state = status === 200 && failure === undefined ? 'valid' : (failure ?? `status ${status}`)
  const head = `${state}, ${headers['content-type'] ?? 'no type'}\n`
  if (!hasBody) return head
  const sorted: unknown = canonicalize(body, null, null, (_key, value: unknown) => value)
  return `${head}${JSON.stringify(sorted, null, 2)}\n`
}
