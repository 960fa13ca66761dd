/** Shapes in which an answer carries its list (document 1 §7): bare, in `data`, or either. */
export type Envelope = 'list' | 'data' | 'either'

/** Returns the list in an answer, undefined where the answer has another shape. */
export function openEnvelope(answer: unknown, envelope: Envelope): unknown[] | undefined {
  if (Array.isArray(answer)) return envelope === 'data' ? undefined : answer
  if (envelope === 'list' || typeof answer !== 'object' || answer === null || !('data' in answer))
    return undefined
  return Array.isArray(answer.data) ? answer.data : undefined
}
