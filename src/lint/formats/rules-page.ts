import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Finding } from '../finding.ts'

const packageSchema = z.object({
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]),
})

/**
 * Returns the address of a page of the docs in the repository that `package.json` names with https. Without such a
 * repository, returns the page's path in the project.
 */
export async function docsAddress(root: string): Promise<(page: string) => string> {
  try {
    const { repository } = packageSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
    const [, address] = /^(?:git\+)?(https:\/\/[^#?]+?)(?:\.git)?\/?$/.exec(repository) ?? []
    return (page) => (address === undefined ? page : `${address}/blob/HEAD/${page}`)
  } catch {
    return (page) => page
  }
}

/** Returns the page and the heading that explain the rule of a finding. */
export const explanationOf = ({ rule, help }: Pick<Finding, 'rule' | 'help'>): string =>
  help ?? `docs/rules.md#${rule}`
