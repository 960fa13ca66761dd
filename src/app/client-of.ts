import type { Client } from '../../schemas/shared/client.ts'

const needed = ['slug', 'image', 'name', 'position', 'testimonial'] as const

/** The client in a navigation's state. A browser keeps that state for long, so it is looked at before it is believed. */
export function clientOf(navigation: unknown): Client | undefined {
  if (typeof navigation !== 'object' || navigation === null || !('client' in navigation)) return undefined
  return isClient(navigation.client) ? navigation.client : undefined
}

function isClient(value: unknown): value is Client {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return needed.every((field) => typeof fields.get(field) === 'string')
}
