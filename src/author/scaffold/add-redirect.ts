import { redirectsFile } from '../../site/config/project.ts'
import { applyEdits } from '../../util/apply-edits.ts'
import { AuthorError } from '../../util/author-error.ts'
import { engineName } from '../../util/engine-of.ts'
import { locate } from '../../lint/locate.ts'
import type { Sources } from '../../site/joined/sources-of.ts'
import type { Plan } from './plan.ts'

export interface NewRedirect {
  from: string
  to: string
}

/** Adds a redirect to the file of redirects, or creates the file. */
export function addRedirect({ creates, edits }: Plan, sources: Sources, moved: NewRedirect): void {
  const source = edits.get(redirectsFile) ?? sources(redirectsFile)
  if (source === undefined) creates.set(redirectsFile, firstRedirect(moved))
  else edits.set(redirectsFile, withRedirect(source, moved))
}

/** Adds a redirect to the end of the list in the source text, also if it takes the entries of another list. */
function withRedirect(source: string, moved: NewRedirect): string {
  const list = locate(redirectsFile, [], () => source)
  const end = list && source.lastIndexOf(']', list.value.end)
  if (!list || end === undefined || end < list.value.start)
    throw new AuthorError(`${redirectsFile} has no list to which a redirect can be added`, [])
  const before = source.slice(list.value.start, end).trimEnd()
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ','
  const at = list.value.start + before.length
  return applyEdits(source, [{ start: at, end: at, text: `${comma}\n${lineOf(moved)},` }])
}

const firstRedirect = (moved: NewRedirect) =>
  `import { defineRedirects } from '${engineName}'\n\nexport default defineRedirects([${lineOf(moved)}])\n`

const lineOf = ({ from, to }: NewRedirect) => `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`
