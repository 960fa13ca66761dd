import { hostileBodies } from './hostile-requests/bodies.ts'
import { hostileFraming } from './hostile-requests/framing.ts'
import { hostileHosts } from './hostile-requests/hosts.ts'
import { hostilePaths } from './hostile-requests/paths.ts'
import { hostilePlainForms } from './hostile-requests/plain-forms.ts'
import { hostileRanges } from './hostile-requests/ranges.ts'
import type { HostileRequest } from './hostile-requests/request.ts'

/** Hostile requests by kind, for the small site (`small-site.ts`). */
export const hostileRequests: [string, HostileRequest[]][] = [
  ['paths', hostilePaths],
  ['ranges, conditions and encodings', hostileRanges],
  ['hosts and proxies', hostileHosts],
  ['framing and header sizes', hostileFraming],
  ['bodies for the mailbox', hostileBodies],
  ['forms without the script', hostilePlainForms],
]
