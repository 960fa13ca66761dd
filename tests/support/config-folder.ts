import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import siteSettings from '../../page-configs/site.ts'
import { loadConfig } from '../../src/config/load-config.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))

/** Files of a temporary project by path: a text is written, anything else is what importing the file gives. */
export type ProjectFiles = Record<string, unknown>

/** Loads a temporary project that holds these files beside the real metadata, question sets and site settings. */
export async function loadProject(files: ProjectFiles) {
  const root = await mkdtemp(join(tmpdir(), 'configs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const part of ['metadata.json', 'structured-data']) {
    await cp(join(here, 'page-configs', part), join(root, 'page-configs', part), { recursive: true })
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), typeof content === 'string' ? content : '')
  }
  return loadConfig(root, async (file) => {
    const name = relative(root, file).replaceAll('\\', '/')
    const module = name === 'page-configs/site.ts' ? { default: siteSettings } : files[name]
    if (module instanceof Error) throw module
    return typeof module === 'object' && module !== null ? module : {}
  })
}
