import { readFileSync } from 'node:fs'
import type { SourceMapPayload } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import type * as rolldownPackage from 'rolldown'
import { tooDeepAt } from '../../util/too-deep-at.ts'
import { tooDeep } from '../../util/json-error.ts'

/** Bundled code, and its source files besides the entries. */
export interface Bundle {
  code: string
  others: string[]
}

/** Bundled code with its source map, if it was requested. */
export interface MappedBundle extends Bundle {
  map: SourceMapPayload | undefined
}

interface BundleOptions {
  mapped?: boolean
  /** Loads the bundler. The development server has it already, and cannot load modules after its start. */
  bundler?: (() => Promise<Bundler>) | undefined
}

export type Bundler = Pick<typeof rolldownPackage, 'rolldown'>

/** The bundler loads slowly, and is not needed if nothing has changed. */
const loadBundler = (): Promise<Bundler> => import('rolldown')

const entry = '\0all-configs'
const isEntry = new RegExp(`^${entry}$`)

/**
 * Returns code that exports the modules of these files as `modules`, in their order. With `mapped`, it also returns the
 * source map, and the code of each file is separate. Otherwise a file that always throws removes the code after it.
 */
export async function bundleConfigs(
  files: string[],
  { mapped = false, bundler = loadBundler }: BundleOptions = {},
): Promise<MappedBundle> {
  const { rolldown } = await bundler()
  const imports = files.map((file, index) => `import * as module${index} from ${JSON.stringify(file)}`)
  const list = files.map((_, index) => `module${index}`).join(', ')
  let circle: string[] = []
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    checks: { circularDependency: true },
    onLog: (_, { code, ids = [] }) => {
      if (code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => !id.includes('node_modules'))) circle = ids
    },
    // An import that nothing uses must exist too.
    transform: { typescript: { onlyRemoveTypeImports: true } },
    plugins: [
      notTooDeep,
      oneDefault,
      {
        name: 'all-configs',
        // Without a filter, the bundler would call these for each import and each file.
        resolveId: { filter: { id: isEntry }, handler: (id) => id },
        load: {
          filter: { id: isEntry },
          handler: () => `${imports.join('\n')}\nexport const modules = [${list}]`,
        },
      },
    ],
  })
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      codeSplitting: false,
      sourcemap: mapped,
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
      strictExecutionOrder: mapped,
    })
    if (circle.length > 0) throw circleError(circle)
    const map = output[0].map ? { ...output[0].map, sourceRoot: '' } : undefined
    const others = (await bundled.watchFiles).filter((file) => file !== entry && !files.includes(file))
    return { code: output[0].code, map, others }
  } finally {
    await bundled.close()
  }
}

/**
 * Returns an error at the import with which a circle of files begins. One of them would read values of another before
 * they exist, mostly as `undefined`.
 */
function circleError(circle: string[]): Error {
  const files = circle.slice(1)
  // The first by name, so that all files that import the circle name the same place.
  const [file = ''] = files.toSorted()
  const at = files.indexOf(file)
  const through = [...files.slice(at + 1), ...files.slice(0, at + 1)]
  const [next = ''] = through
  const before = readFileSync(file, 'utf8').split(basename(next, '.ts'))[0]?.split('\n') ?? []
  const names = through.map((other) => basename(other))
  return Object.assign(
    new Error(`it imports itself, through ${names.join(', ')}: move what both need to a third file`),
    {
      errors: [{ loc: { file, line: before.length, column: 0 } }],
    },
  )
}

/** Refuses a file with brackets so deep that the bundler's parser would end the process. */
const notTooDeep: rolldownPackage.Plugin = {
  name: 'not-too-deep',
  transform: {
    filter: { code: /(?:[[{][^\]}]{0,40}){100}/ },
    handler(code) {
      const at = tooDeepAt(code)
      if (at >= 0) this.error(tooDeep, at)
    },
  },
}

/** Refuses a file with two default exports, at the second: the bundler takes one of them without a word. */
const oneDefault: rolldownPackage.Plugin = {
  name: 'one-default',
  transform: {
    // A pattern that matches fewer files takes longer than parsing the others.
    filter: { id: /\.ts$/, code: /default[^]*default/ },
    handler(code) {
      const { body } = this.parse(code, { lang: 'ts' })
      const [, second] = body.filter(
        (statement) =>
          statement.type === 'ExportDefaultDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' &&
            statement.specifiers.some(
              ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
            )),
      )
      if (second) this.error('it has two default exports: remove the wrong one', second.start)
    },
  },
}
