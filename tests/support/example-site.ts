import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { putSecondSite } from '../../src/measure/put-second-site.ts'
import type { RuleExample } from '../../src/rules/rule.ts'
import { root } from './site-config.ts'

let base: Promise<string> | undefined

/** The second site (`tests/second-site`) as a project of its own with an example's files put in; its folder. */
export async function exampleSite(files: RuleExample['files']): Promise<string> {
  base ??= makeBase()
  const folder = await mkdtemp(join(tmpdir(), 'example-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(await base, folder, { recursive: true, verbatimSymlinks: true })
  for (const [file, change] of Object.entries(files)) {
    const path = join(folder, file)
    if (change === undefined) await rm(path)
    else {
      const text = typeof change === 'string' ? change : edited(await readFile(path, 'utf8'), change, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
  return folder
}

function edited(text: string, change: (text: string) => string, file: string): string {
  const after = change(text)
  if (after === text) throw new Error(`The example changes nothing in ${file}`)
  return after
}

async function makeBase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'example-base-'))
  await Promise.all(
    ['page-configs', 'content/api', 'content/storage', 'public'].map((part) =>
      mkdir(join(folder, part), { recursive: true }),
    ),
  )
  await putSecondSite(folder)
  await symlink(join(root, 'schemas'), join(folder, 'schemas'))
  return folder
}
