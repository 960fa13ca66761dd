import { nearestName } from '../util/nearest-name.ts'
import { show } from '../util/problem.ts'
import type { Found } from './rule.ts'

/** What is to be said of a name that is not among those known. */
export function unknownName(
  name: string,
  known: Iterable<string>,
  expected: string,
): Pick<Found, 'expected' | 'received' | 'nearest' | 'fix'> {
  const nearest = nearestName(name, [...known])
  const fix = nearest === undefined ? undefined : { replace: nearest }
  return { expected, received: show(name), nearest, fix }
}
