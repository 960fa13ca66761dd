import { engineName } from '../../util/engine-of.ts'
import type { SpecRows } from './spec-rows.ts'

/** Stands for the source text of a specification table until the page is written. */
export const tableMark = '@table'

/** Returns the text of a page's file in TypeScript. */
export function pageText(page: object, specification?: SpecRows): string {
  const imports = [`import { definePage } from '${engineName}'`, ...(specification?.imports ?? [])]
  const config = JSON.stringify(page).replace(JSON.stringify(tableMark), () => specification?.table ?? '')
  return `${imports.join('\n')}\n\nexport default definePage(${config})\n`
}
