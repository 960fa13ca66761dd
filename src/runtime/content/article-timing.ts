import type { Timing } from '../../../block-library/parts/is-shown.ts'
import { isObject } from '../../../schemas/shared/describe-value.ts'

/** Returns when an article is public, as the content service sends it or as the contract reads it. */
export function articleTiming(article: unknown): Timing {
  const {
    draft,
    published_at: from,
    unpublished_at: until,
  }: Record<string, unknown> = isObject(article) ? { ...article } : {}
  return { draft: ['true', '1'].includes(String(draft)), from: textOf(from), until: textOf(until) }
}

const textOf = (date: unknown) =>
  date && (typeof date === 'string' || typeof date === 'number') ? String(date) : undefined
