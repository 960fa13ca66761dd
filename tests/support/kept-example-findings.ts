import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FoundProject } from '../../src/config/project.ts'
import { rules } from '../../src/rules/rules.ts'
import { findWithContent, readToValidate } from '../../src/rules/validate.ts'
import type * as Asked from './example-findings.ts'
import { exampleSite } from './example-site.ts'
import { root } from './root.ts'

declare global {
  var keptExamples: Map<string, Promise<FoundProject>> | undefined
}

const kept = (globalThis.keptExamples ??= new Map<string, Promise<FoundProject>>())

/**
 * The same of the example's own rule alone, and each example is read once by each worker: for mutants of the rules, which take no
 * part in reading (vitest.mutation.config.ts).
 */
export const exampleFindings: typeof Asked.exampleFindings = async (example, code) => {
  const { name, files, deployed } = example
  const key = `${code ?? ''} ${name}`
  const reading = kept.get(key) ?? readCopy(example)
  kept.set(key, reading)
  const found = await reading
  const texts = Object.values(files).join('\n')
  const asked = Object.entries(rules).filter(
    // A switch must have its rule.
    ([one]) => code === undefined || one === code || texts.includes(`rule-off ${one}`),
  )
  return {
    site: found.root,
    findings: await findWithContent(found, '', { deployed }, Object.fromEntries(asked)),
  }
}

/** In a copy that stays: the folder of the example itself is the next one's, too. */
async function readCopy({ files, deployed }: Asked.Example): Promise<FoundProject> {
  const folder = join(root, '.tmp/examples')
  await mkdir(folder, { recursive: true })
  const site = await mkdtemp(`${folder}/`)
  await cp(await exampleSite(files), site, { recursive: true, verbatimSymlinks: true })
  return readToValidate(site, { deployed })
}
