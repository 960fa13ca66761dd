import { siteDefaultAt, siteDefaultNames } from '../../../schemas/shared/site-default.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Problem } from '../../util/problem.ts'

/**
 * Returns a parsed config in which the site's settings replace the placeholders of `fromSite`
 * (schemas/shared/site-default.ts).
 */
export function fillSiteDefaults<T>(config: T, defaults: Site['defaults']): T {
  const filled = (value: unknown): unknown => {
    const name = siteDefaultAt(value)
    if (name) return defaults[name]
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).map(([key, part]) => [key, filled(part)] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each setting fits its placeholder
  return filled(config) as T
}

/** Returns a problem for each place of a parsed config for which the site has no setting. */
export function unfilledDefaults(config: unknown, defaults: Site['defaults']): Problem[] {
  // A site with all settings leaves no place empty.
  if (siteDefaultNames.every((name) => defaults[name] !== undefined)) return []
  return [...placesIn(config)].flatMap(({ path, name }) => {
    const expected = `a value, or "defaults.${name}" in page-configs/site.ts`
    return defaults[name] === undefined
      ? [{ path, rule: 'invalid-value', expected, received: 'nothing' }]
      : []
  })
}

function* placesIn(value: unknown, path: PropertyKey[] = []): Generator<Place> {
  const name = siteDefaultAt(value)
  if (name) yield { path, name }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

interface Place {
  path: PropertyKey[]
  name: NonNullable<ReturnType<typeof siteDefaultAt>>
}
