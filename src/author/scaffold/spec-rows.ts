import { z } from 'zod'
import { locate, type Written } from '../../lint/locate.ts'
import type { Project } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { applyEdits } from '../../util/apply-edits.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import { sample } from './sample.ts'

/** Specification of a new page in a file that pages share, such as the file of a comparison. */
export interface SpecRows {
  /** Source text of the option `table` of the new page, and the imports that it needs. */
  table: string
  imports: string[]
  /** The shared file, and its text without and with the new entry. */
  file: string
  text: Record<'before' | 'after', string>
}

interface Specified {
  folder: string
  title: string
  address: string
  /** Key of the entry in the shared file. */
  name: string
}

/** Returns the specification of a new page, written like that of another page; undefined if no other page has one. */
export function specRows(
  project: Project,
  { folder, title, address, name }: Specified,
): SpecRows | undefined {
  const sources = sourcesOf(project)
  for (const { file, input } of project.addresses) {
    if (!file.startsWith(`page-configs/${folder}/`)) continue
    const blocks = childOf(input, 'blocks')
    const index = Array.isArray(blocks)
      ? blocks.findIndex((block) => childOf(block, 'type') === 'spec-table')
      : -1
    const at = ['blocks', index, 'table']
    const table = locate(file, at, sources)
    const entry = locate(file, [...at, 'products', 0], sources)
    const page = sources(file) ?? ''
    const shared = entry && sources(entry.file)
    if (!table?.exact || table.file !== file || !isShared(entry, file) || shared === undefined) continue
    const { data } = tableSchema.safeParse(valueAt(at, input))
    const written = page.slice(table.value.start, table.value.end)
    const reference = written.replace(new RegExp(`\\.${String(entry.path.at(-1))}\\b`), `.${name}`)
    if (reference === written || !data) continue
    const product = { name: title, to: address, values: sampleValues(data) }
    const edit = {
      start: entry.whole.end,
      end: entry.whole.end,
      text: `, ${name}: ${JSON.stringify(product)}`,
    }
    return {
      table: reference,
      imports: importsOf(page, reference),
      file: entry.file,
      text: { before: shared, after: applyEdits(shared, [edit]) },
    }
  }
  return undefined
}

const isShared = (entry: Written | undefined, file: string): entry is Written =>
  entry !== undefined && entry.exact && entry.file !== file && typeof entry.path.at(-1) === 'string'

const tableSchema = z.object({
  rows: z.array(z.object({ key: z.string(), name: z.string() })),
  products: z.array(z.object({ values: z.record(z.string(), z.unknown()) })).min(1),
})

/** Returns a sample for each row of the table's first product. */
function sampleValues({ rows, products }: z.output<typeof tableSchema>): Record<string, string> {
  const rowsToFill = rows.filter(({ key }) => key in (products[0]?.values ?? {}))
  return Object.fromEntries(rowsToFill.map(({ key, name }) => [key, sample(name.toLowerCase())]))
}

/** Returns the named imports of a file that an expression uses. */
function importsOf(page: string, expression: string): string[] {
  return [...page.matchAll(/^import \{([^}]*)\} from .*$/gm)].flatMap(([statement, names = '']) =>
    names.split(',').some((name) => new RegExp(`\\b${name.trim()}\\b`).test(expression)) ? [statement] : [],
  )
}
