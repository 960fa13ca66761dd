import { nearestName } from '../util/nearest-name.ts'
import { valueText } from '../util/problem.ts'
import type { Found } from './rule.ts'

/** Returns the message and the fix for a name that is not in a list of known names. */
export function unknownName(
  name: string,
  names: Iterable<string>,
  expected: string,
): Pick<Found, 'expected' | 'received' | 'nearest' | 'fix'> {
  const nearest = nearestName(name, [...names])
  const fix = nearest === undefined ? undefined : { replace: nearest }
  return { expected, received: valueText(name), nearest, fix }
}
