import { siteDefaultAt } from '../../schemas/shared/site-default.ts'
import type { Site } from '../../schemas/site.ts'
import type { Problem } from './problem.ts'

/** A parsed config with the site's settings in the places that `fromSite` (schemas/shared/site-default.ts) keeps for them. */
export function fillSiteDefaults<T>(config: T, defaults: Site['defaults']): T {
  return JSON.parse(JSON.stringify(config), (_key, value: unknown) => {
    const name = siteDefaultAt(value)
    return name ? defaults[name] : value
  })
}

/** Places of a parsed config that the site's settings leave empty. */
export function unfilledDefaults(config: unknown, defaults: Site['defaults']): Problem[] {
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
