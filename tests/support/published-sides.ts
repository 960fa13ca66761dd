import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

type Files = Record<string, string>

/** Writes two published folders. Returns their paths. */
export async function publishedSides(before: Files, after: Files): Promise<[before: string, after: string]> {
  const root = await mkdtemp(join(tmpdir(), 'sides-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [side, files] of Object.entries({ before, after }))
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, side, file)), { recursive: true })
      await writeFile(join(root, side, file), text)
    }
  return [join(root, 'before'), join(root, 'after')]
}

/** Returns a page with this head and body, and with the style sheet and script of these hashes. */
export const somePage = (body: string, { head = '', sheet = '11111111', script = 'AAAAAAA' } = {}) =>
  `<!doctype html><html lang="en"><head><title>Lamps</title>${head}<link rel="stylesheet" href="/assets/page-${sheet}.css"><script type="module" src="/assets/index-${script}.js"></script></head><body><div id="root">${body}</div></body></html>`
