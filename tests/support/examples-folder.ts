import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the example projects (`example-site.ts`). It is removed after all tests. */
    examples: string
  }
}

export default async function examplesFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'examples-'))
  project.provide('examples', folder)
  return () => rm(folder, { recursive: true, force: true })
}
