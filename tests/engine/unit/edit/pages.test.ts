import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { article } from '../../../support/example-edits.ts'
import { openEditor } from './open-editor.ts'

test('a page is renamed, and undo puts all files back', async () => {
  const { root, editor, read } = await openEditor()
  const before = read('page-configs/werke/bogen.json')
  const answer = await editor.pages({ do: 'rename', from: '/lampen/bogen', to: '/lampen/esche' })
  expect(answer).toMatchObject({ ok: true, path: '/lampen/esche' })
  expect(existsSync(join(root, 'page-configs/werke/esche.json'))).toBe(true)
  expect(read('page-configs/redirects.ts')).toContain('/lampen/esche')
  expect(await editor.undo()).toMatchObject({ ok: true, address: '/lampen/bogen' })
  expect(read('page-configs/werke/bogen.json')).toBe(before)
  expect(existsSync(join(root, 'page-configs/redirects.ts'))).toBe(false)
  expect(await editor.redo()).toMatchObject({ ok: true, address: '/lampen/esche' })
})

test('a page is created at its address, and another address is refused', async () => {
  const { editor } = await openEditor()
  const wrong = await editor.pages({ do: 'new', path: '/lampen/deep/esche', title: 'Eschenlampe' })
  expect(wrong.ok ? '' : wrong.problem).toContain('choose /lampen/esche')
  expect(await editor.pages({ do: 'new', path: '/lampen/esche', title: 'Eschenlampe' })).toMatchObject({
    ok: true,
  })
  expect(JSON.stringify(await editor.page('/lampen/esche'))).toContain('Eschenlampe')
  const taken = await editor.pages({ do: 'redirect', from: '/lampen/bogen', to: '/' })
  expect(taken.ok ? '' : taken.problem).toContain('this redirect is not possible')
  expect(taken.ok ? '' : taken.problem).toContain('Old address /lampen/bogen')
  // After the new page has been opened, its creation can still be undone.
  expect(await editor.page('/lampen/esche')).toMatchObject({ marked: { undo: 1, redo: 0 } })
})

test('a page is not moved if a rule of the site refuses it', async () => {
  const { root, editor } = await openEditor({
    'page-configs/rules/order.ts': `import { defineRule } from 'pagework/rules'

export default defineRule({
  summary: 'The arc lamp keeps its address.',
  severity: 'error',
  reads: 'configs',
  docs: 'Customers have its address.',
  *check({ config }) {
    if (!config.pages.some(({ path }) => path.endsWith('/bogen')))
      yield { file: 'page-configs', problem: 'the arc lamp has another address' }
  },
})
`,
  })
  const answer = await editor.pages({ do: 'rename', from: '/lampen/bogen', to: '/lampen/esche' })
  expect(answer.ok ? '' : answer.problem).toMatch(
    /^Nothing was written[\s\S]*the arc lamp has another address/,
  )
  expect(existsSync(join(root, 'page-configs/werke/bogen.json'))).toBe(true)
  expect(await editor.undo()).toMatchObject({ ok: true, undo: 0, files: {} })
})

test('an address beside an article becomes an article, and undo removes it', async () => {
  const { root, editor } = await openEditor(article)
  const answer = await editor.pages({ do: 'new', path: '/notizen/vom-holz', title: 'Vom Holz' })
  expect(answer).toMatchObject({ ok: true, path: '/notizen/vom-holz' })
  expect(JSON.stringify(await editor.page('/notizen/vom-holz'))).toContain('Vom Holz')
  expect(await editor.undo()).toMatchObject({ ok: true, address: '/notizen' })
  expect(existsSync(join(root, 'content/api/notizen/vom-holz.json'))).toBe(false)
})
