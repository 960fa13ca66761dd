import { parseSync } from 'rolldown/utils'
import type { Span } from '../../lint/locate.ts'
import type { Quote } from '../../lint/source-text.ts'

/** Returns the string that a source has as one literal at a span; undefined if something else is written there, as a sum. */
export function stringLiteral(
  source: string,
  { start, end }: Span,
): { value: string; quote: Quote } | undefined {
  const code = `(${source.slice(start, end)})`
  const [statement] = parseSync('literal.js', code, { preserveParens: false }).program.body
  if (statement?.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return { value: expression.value, quote: source.charAt(start) === '"' ? '"' : "'" }
  const [text, ...more] = expression.type === 'TemplateLiteral' ? expression.quasis : []
  return text && more.length === 0 ? { value: text.value.cooked ?? '', quote: '`' } : undefined
}
