import { join } from 'node:path'
import { putFiles, temporaryFolder } from './temporary-folder.ts'

type Files = Record<string, string>

/** Writes two published folders. Returns their paths. */
export async function publishedSides(before: Files, after: Files): Promise<[before: string, after: string]> {
  const root = await temporaryFolder()
  const sides = [join(root, 'before'), join(root, 'after')] as const
  await putFiles(sides[0], before)
  await putFiles(sides[1], after)
  return [...sides]
}

/** Returns a page with this head and body, and with the style sheet and script of these hashes. */
export const somePage = (body: string, { head = '', sheet = '11111111', script = 'AAAAAAA' } = {}) =>
  `<!doctype html><html lang="en"><head><title>Lamps</title>${head}<link rel="stylesheet" href="/assets/page-${sheet}.css"><script type="module" src="/assets/index-${script}.js"></script></head><body><div id="root">${body}</div></body></html>`
