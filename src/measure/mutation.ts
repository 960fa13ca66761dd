import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { installApart } from './install-apart.ts'
import { mutationAreas } from './mutation-areas.ts'

/** The last line that runs on Node 20. */
const version = '9.6.1'
const cache = resolve('node_modules/.cache/mutation')
const folder = '.tmp/mutation'

/** So many of a hundred mutants are to be noticed. */
export const goal = 85

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
        }),
      ),
    }),
  ),
})

export interface Mutated {
  killed: number
  survived: number
  uncovered: number
  /** In percent: how many of all were noticed. */
  score: number
  /** Those that were not, a line each. */
  left: string[]
}

interface Trial {
  /** Whether that is tried again, too, which has not changed since the last time. */
  anew: boolean
  /** Of the files of the area those that are tried this time; what was found of the others before is counted with them. */
  only: string[] | undefined
}

/**
 * Mutates an area with Stryker and runs its tests on each mutant.
 * Stryker is installed apart: its runner finds Vitest in the project's own folder above.
 */
export async function mutateArea(area: string, { anew, only }: Trial): Promise<Mutated> {
  const [core, runner] = ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'] as const
  await installApart(cache, { [core]: version, [runner]: version }, ['--legacy-peer-deps'])
  await mkdir(folder, { recursive: true })
  const config = join(folder, `${area}.config.json`)
  const told = join(folder, `${area}.report.json`)
  await writeFile(config, JSON.stringify(options(area, only, told), null, 2))
  await run(
    join(cache, 'node_modules', core, 'bin/stryker.js'),
    ['run', config, ...(anew ? ['--force'] : [])],
    area,
  )
  return tally(report.parse(JSON.parse(await readFile(told, 'utf8'))))
}

const options = (area: string, only: string[] | undefined, told: string) => ({
  mutate: only ?? mutationAreas[area]?.mutate,
  mutator: { excludedMutations: mutationAreas[area]?.leaveOut ?? [] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // Two would share what one needs: each loads the whole of the tests.
  concurrency: 1,
  incremental: true,
  incrementalFile: join(folder, `${area}.incremental.json`),
  tempDirName: join(folder, 'sandbox'),
  cleanTempDir: 'always',
  ignorePatterns: ['/.tmp', '/dist*', '/mailbox', '/media'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: told },
  // It would be read with a TypeScript that has no such interface any more.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  timeoutMS: 10_000,
})

function run(command: string, args: string[], area: string): Promise<void> {
  return new Promise((settle, reject) => {
    const env = { ...process.env, MUTATION_AREA: area }
    const child = spawn('node', [command, ...args], { env, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? settle() : reject(new Error(`Stryker ended with ${code}`))))
  })
}

function tally({ files }: z.infer<typeof report>): Mutated {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      file,
      line: source.split('\n')[mutant.location.start.line - 1] ?? '',
      ...mutant,
    })),
  )
  const count = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length
  const [killed, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  const left = all
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ file, location, mutatorName, line, replacement = '' }) =>
        `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${line.trim()} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    )
  return { killed, survived, uncovered, score: (100 * killed) / (killed + survived + uncovered), left }
}
