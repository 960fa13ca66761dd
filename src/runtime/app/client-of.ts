import type { BroughtClient } from '../../../schemas/shared/client.ts'

/**
 * Returns the client that a navigation carried along (document 1 §2.11), as `state.client` or as the state itself. A
 * browser stores that state for a long time, so it is read leniently. Anything with a name is a client, and values
 * other than text are ignored.
 */
export function clientOf(navigation: unknown): BroughtClient | undefined {
  const state = recordOf(navigation)
  const given = recordOf(state.client ?? state)
  const textOf = (field: string) => {
    const value = given[field]
    return typeof value === 'string' ? value : ''
  }
  const name = textOf('name').trim()
  if (!name) return undefined
  return {
    name,
    image: textOf('image'),
    position: textOf('position'),
    company: textOf('company'),
    industry: textOf('industry'),
    location: textOf('location'),
    testimonial: textOf('testimonial'),
    sample: given.sample === true,
  }
}

function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
