import { childOf } from '../../../util/document-order.ts'
import type { EndpointAnswer, JoinedSite } from '../../../site/joined/joined-site.ts'

/** Returns one line per endpoint: status, type, envelope, number of entries, time. */
export function endpointLines({ answers }: Pick<JoinedSite, 'answers'>): string[] {
  const rows = [...answers]
    .filter(([, { response, failure }]) => response ?? failure)
    .map(([endpoint, answer]) => [`/api/${endpoint}`, ...cellsOf(answer)])
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, at) => Math.max(wide[at] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cellsOf({ response, text, value, source, failure }: EndpointAnswer): string[] {
  if (!response) return [failure ?? '']
  const status = String(response.status)
  const [type = ''] = (response.headers['content-type'] ?? 'no type').split(';')
  const time = `${(response.milliseconds / 1000).toFixed(2)} s`
  if (text === undefined) return [status, type, failure ?? '', '', time]
  if (value === undefined) return [status, type, 'not JSON', '', time]
  const envelope = source.kind === 'article' ? 'article' : shapeOf(value)
  return [status, type, envelope, countOf(value, source.kind), time]
}

/** Returns the shape of an answer in a few words. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  const keys = Object.keys(Object(value))
  return keys.length > MAX_KEYS ? `{ ${keys.length} keys }` : `{ ${keys.join(', ')} }`
}

/** Maximum number of keys that are named. */
const MAX_KEYS = 8

function countOf(value: unknown, kind: EndpointAnswer['source']['kind']): string {
  if (kind === 'article') return ''
  const list: unknown = Array.isArray(value) ? value : childOf(value, 'data')
  return `${kind}: ${Array.isArray(list) ? list.length : 0}`
}
