import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** As much of npm's list as is the same on every machine: no time, no serial number, no folder. */
const cycloneDx = z.object({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  version: z.int(),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      type: z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })),
      licenses: z.array(z.unknown()),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/** Every package that the site runs with, of all depths, by the lock file: name, version, licence, hash, and what it needs itself. */
export async function billOfMaterials(root: string): Promise<string> {
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error']
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], { cwd: root, maxBuffer: 64e6 })
  return `${JSON.stringify(cycloneDx.parse(JSON.parse(stdout)), null, 2)}\n`
}
