import { hasPlainName } from '../../lint/plain-name.ts'
import { reservedAddresses } from '../../lint/rules/shared/reserved.ts'
import { redirectsFile, type Project } from '../../site/config/project.ts'
import { AuthorError } from '../../util/author-error.ts'

/** Throws if a new page cannot have the address: it is not plain, or a page, a redirect or the engine has it. */
export function requireFree({ root, addresses, config }: Project, address: string): void {
  if (address !== '/' && !hasPlainName(address.slice(1)))
    throw new AuthorError(
      `${address} is not a plain address: each part must have letters from a to z, digits and hyphens only`,
      [],
    )
  // Some disks do not distinguish Retail from retail.
  const clash = addresses.find(({ path }) => path.toLowerCase() === address.toLowerCase())
  if (clash) throw new AuthorError(`There is a page at ${clash.path} already: ${clash.file}`, [], another)
  if (config.redirects.some(({ from }) => from === address))
    throw new AuthorError(`${redirectsFile} leads away from ${address}; remove that line first`, [])
  if (reservedAddresses(root)(address))
    throw new AuthorError(`The address ${address} is reserved: no page can have it`, [], another)
}

const another = 'Choose another address. For npm run new, --slug names its last part'
