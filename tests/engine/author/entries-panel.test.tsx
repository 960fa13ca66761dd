import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorContext, type Editor } from '../../../src/author/studio/editor/editor.ts'
import { EntriesPanel } from '../../../src/author/studio/panels/entries-panel.tsx'

let changed = () => {}
vi.mock(import('../../../src/author/studio/page/page-on-screen.ts'), async (original) => ({
  ...(await original()),
  onReading: (note) => {
    changed = () => note({ reading: 2, isSettings: false })
    return () => {}
  },
}))

test('the list of entries follows the file, also after an undo', async () => {
  let entries = ['Wall', 'Window']
  const session = { read: () => Promise.resolve(entries) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the editor that the panel uses
  const editor = { session } as unknown as Editor
  render(
    <EditorContext value={editor}>
      <EntriesPanel file="content/api/x.json" list={['images']} />
    </EditorContext>,
  )
  await screen.findByText('1. Wall')
  entries = ['Window', 'Wall']
  act(() => changed())
  expect(await screen.findByText('1. Window')).toBeVisible()
})
