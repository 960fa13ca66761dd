import { posix } from 'node:path'
import type { SpecRows } from './spec-rows.ts'

/** Stands for the source text of a specification table until the page is written. */
export const tableMark = '@table'

/** Returns the text of a page's file in TypeScript. */
export function pageSource(file: string, page: object, specification?: SpecRows): string {
  const define = posix.relative(posix.dirname(file), 'schemas/define.ts')
  const imports = [`import { definePage } from '${define}'`, ...(specification?.imports ?? [])]
  const config = JSON.stringify(page).replace(JSON.stringify(tableMark), () => specification?.table ?? '')
  return `${imports.join('\n')}\n\nexport default definePage(${config})\n`
}
