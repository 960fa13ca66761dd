import { oneSpelling } from '../../../../schemas/shared/address.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { unknownName } from '../../unknown-name.ts'
import type { Found } from '../../rule.ts'

/** Returns a function that returns the problem of a link to an existing page whose anchor no block of the page has. */
export function anchorCheck({ joined }: JoinedSite): (link: string) => Omit<Found, 'file'> | undefined {
  const pages = new Map(joined.map(({ pathname, loaded }) => [pathname, loaded.page]))
  return (link) => {
    const [, address = '', query = '', id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
    const pathname = oneSpelling(address)
    const ids = pages.get(pathname)?.blocks.map((block) => block.id) ?? []
    if (id === '' || ids.length === 0 || ids.includes(id)) return undefined
    const { expected, nearest } = unknownName(id, ids, `the id of a block of ${pathname}`)
    const fix = nearest === undefined ? undefined : { replace: `${pathname}${query}#${nearest}` }
    return { expected, value: `#${id}`, nearest, fix }
  }
}
