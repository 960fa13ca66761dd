import { decodedPath } from '../../../../schemas/shared/address.ts'
import { redirectsFile } from '../../../site/config/project.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import type { Found } from '../../rule.ts'

/** Creates the problem of an address of a redirect. */
export const redirectProblem = (
  index: number,
  key: 'from' | 'to',
  address: string,
  details: Pick<Found, 'problem' | 'expected' | 'nearest' | 'fix'>,
): Found => ({ file: redirectsFile, path: [index, key], value: decodedPath(address) ?? address, ...details })

/** Returns the problem of a redirect to an address that no page has. */
export function noSuchPage(index: number, to: string, paths: string[]): Found {
  const nearest = nearestName(to, paths)
  const details =
    nearest === undefined ? { problem: 'no page has this address' } : { nearest, fix: { replace: nearest } }
  return redirectProblem(index, 'to', to, { expected: 'a page', ...details })
}
