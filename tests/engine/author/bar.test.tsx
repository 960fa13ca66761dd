import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Bar } from '../../../src/author/studio/editor/bar.tsx'
import { EditorContext, type Editor } from '../../../src/author/studio/editor/editor.ts'
import { useUnsaved } from '../../../src/author/studio/page/typed-words.ts'
import { stubEditor } from '../../support/stub-editor.tsx'

test('nothing is undone beside a change that is not written, whose place an undo could move', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  let isUnsaved = true
  let finish = () => {}
  let settled: Promise<void> | undefined = new Promise((resolve) => (finish = resolve))
  const settle = vi.fn<Editor['settle']>(() => Promise.resolve(true))
  const { editor } = stubEditor({ settle, settled: () => settled })
  const state = { ...editor.state(), undos: 1 }
  editor.state = () => state
  const report = vi.spyOn(editor, 'report')
  const Form = () => {
    useUnsaved(() => isUnsaved)
    return undefined
  }
  render(
    <EditorContext value={editor}>
      <Bar editor={editor} findings={[]} end={() => {}} />
      <Form />
    </EditorContext>,
  )
  const undo = () => act(() => screen.getByRole('button', { name: 'Undo (1)' }).click())
  undo()
  // A write that has begun ends first.
  isUnsaved = false
  settled = undefined
  finish()
  await waitFor(() => expect(settle).toHaveBeenCalledOnce())
  isUnsaved = true
  undo()
  await waitFor(() => expect(report).toHaveBeenCalledWith('Write or give up your change first.'))
  expect(settle).toHaveBeenCalledOnce()
})
