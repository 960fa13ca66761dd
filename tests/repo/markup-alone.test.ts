import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { codeBelow } from '../support/files-below.ts'

// React runs only the islands of a published page: state or effects in any other file would never run.
const hooks =
  /\b(?:useState|useReducer|useEffect|useLayoutEffect|useInsertionEffect|useRef|useSyncExternalStore|useTransition|useOptimistic|useActionState|useImperativeHandle|useDeferredValue)\b/
const handlers = /\son[A-Z]\w*=\{/

const texts = new Map(codeBelow('block-library', 'src').map(({ file, text }) => [file, text]))

/** Lists the importers of each file, dynamic ones too. Imports of types do not count. */
const importers = new Map<string, string[]>()
for (const [file, text] of texts) {
  for (const [statement, path = ''] of text.matchAll(
    /(?:^(?:import|export)[^'"]*?|\bimport\()'(\.[^']+)'/gm,
  )) {
    if (statement.startsWith('import type')) continue
    const imported = join(dirname(file), path)
    importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
}

/** Whether a file belongs to islands: it is one, or only files of islands import it. */
function belongsToIslands(file: string): boolean {
  if (file.endsWith('.island.tsx')) return true
  // A block of a site loads only those exports of the list that it uses.
  const by = (importers.get(file) ?? []).filter((importer) => !importer.endsWith('/site-parts.ts'))
  return by.length > 0 && by.every(belongsToIslands)
}

const ofPages = [...texts].filter(
  ([file]) =>
    (file.startsWith('block-library/') || file.startsWith('src/runtime/shell/')) && !belongsToIslands(file),
)

test('the files of islands are distinguished from the others', () => {
  const of = (name: string) => [...texts.keys()].filter((file) => file.endsWith(name)).map(belongsToIslands)
  expect(of('contact/form-field.tsx')).toEqual([true])
  expect(of('contact/error-summary.tsx')).toEqual([true])
  expect(of('screen-planner/use-inputs.ts')).toEqual([true])
  expect(of('contact/view.tsx')).toEqual([false])
  expect(of('parts/button.tsx')).toEqual([false])
  expect(ofPages.length).toBeGreaterThan(80)
})

test('no view uses a state, an effect or a reference, but in an island', () => {
  expect(ofPages.filter(([, text]) => hooks.test(text)).map(([file]) => file)).toEqual([])
})

test('no view has a handler of React, but in an island', () => {
  expect(ofPages.filter(([, text]) => handlers.test(text)).map(([file]) => file)).toEqual([])
})
