import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const page = 'docs/rules.md'

const packageSchema = z.object({
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]),
})

/**
 * Returns the address of `docs/rules.md` in the repository that `package.json` names with https. Without such a
 * repository, returns the page's path in the project.
 */
export async function rulesPage(root: string): Promise<string> {
  try {
    const { repository } = packageSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
    const [, address] = /^(?:git\+)?(https:\/\/[^#?]+?)(?:\.git)?\/?$/.exec(repository) ?? []
    return address === undefined ? page : `${address}/blob/HEAD/${page}`
  } catch {
    return page
  }
}
