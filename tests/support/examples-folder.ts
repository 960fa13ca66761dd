import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the projects that examples are put into (`example-site.ts`); it goes when all tests are done. */
    examples: string
  }
}

export default async function examplesFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'examples-'))
  project.provide('examples', folder)
  return () => rm(folder, { recursive: true, force: true })
}
