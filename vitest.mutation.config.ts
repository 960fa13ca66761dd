import { resolve } from 'node:path'
import { defineConfig, type Plugin, type UserWorkspaceConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mutationAreas } from './src/measure/mutation-areas.ts'
import { keptWorkers } from './src/measure/kept-worker.ts'
import base from './vitest.config.ts'

/** The tests of the area that `npm run mutation` tries, and no others. */
const area = mutationAreas[process.env['MUTATION_AREA'] ?? '']
const tests = area?.tests ?? []
const isUnit = (file: string) => file.startsWith('tests/unit/')
const include = { unit: tests.filter(isUnit), dom: tests.filter((file) => !isUnit(file)) }

const place = ({ moduleId }: TestSpecification) => tests.findIndex((file) => moduleId.endsWith(`/${file}`))

/** As they are listed. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

const keepWorkers: Plugin = {
  name: 'keep-workers',
  configureVitest: ({ project: { config } }) => {
    const poolRunner = keptWorkers()
    Object.assign(config, { pool: poolRunner.name, poolRunner })
  },
}

const supported = (file: string) => resolve('tests/support', file)
/** Where reading the site's configs is not what is tried, they are read once; so are the rules' examples. */
const kept = new Map([
  ...(area?.readsConfigs ? [] : [[supported('site-config.ts'), supported('kept-site-config.ts')] as const]),
  [supported('example-findings.ts'), supported('kept-example-findings.ts')],
])

const keepRead: Plugin = {
  name: 'keep-read',
  enforce: 'pre',
  resolveId: async function (source, importer, options) {
    if (!/\/(site-config|example-findings)\.ts$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const instead = found && kept.get(found.id)
    return instead === importer ? null : instead
  },
}

/** A mutant must not find what was made as another one was active. */
const fresh = supported(area?.fresh ? 'fresh-part.ts' : 'fresh-modules.ts')

export default defineConfig({
  test: {
    sequence: { sequencer: FastestFirst },
    projects: (base.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return []
      const files = Object.entries(include).find(([name]) => name === project.test?.name)?.[1] ?? []
      if (files.length === 0) return []
      return [
        {
          ...project,
          plugins: [...(project.plugins ?? []), keepWorkers, keepRead],
          test: {
            ...project.test,
            include: files,
            // Both kinds in the one order.
            sequence: { ...project.test?.sequence, groupOrder: 0 },
            setupFiles: [fresh, project.test?.setupFiles ?? [], supported('fresh-mutant.ts')].flat(),
            provide: { freshFolders: area?.fresh ?? [] },
          },
        } satisfies UserWorkspaceConfig,
      ]
    }),
  },
})
