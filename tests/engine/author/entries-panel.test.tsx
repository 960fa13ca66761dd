import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ExplainedPage } from '../../../src/lint/explain-page.ts'
import type { Target } from '../../../src/author/studio/page/targets.ts'
import { EntriesPanel, EntryRow } from '../../../src/author/studio/panels/entries-panel.tsx'
import { someLeaf } from '../../support/some-leaf.ts'
import { stubEditor } from '../../support/stub-editor.tsx'

const file = 'content/api/x.json'

/** Shows the entries of a file that `write` changes. */
function openList(entries: string[]) {
  const { editor, Content, draw } = stubEditor({
    write: async ([change]) => {
      if (change?.do === 'move')
        entries.splice(change.to, 0, ...entries.splice(Number(change.path.at(-1)), 1))
      act(draw)
      return true
    },
  })
  editor.session.read = () => Promise.resolve([...entries])
  editor.show(<EntriesPanel file={file} list={['images']} />)
  render(<Content />)
  return { draw, entries }
}

test('the list of entries follows the file, also after an undo', async () => {
  const { draw, entries } = openList(['Wall', 'Window'])
  await screen.findByText('1. Wall')
  entries.reverse()
  act(draw)
  expect(await screen.findByText('1. Window')).toBeVisible()
})

test('the focus goes with a moved entry, also to an end of the list', async () => {
  openList(['Wall', 'Window', 'Door'])
  await screen.findByText('1. Wall')
  const button = (name: string) => screen.getByRole('button', { name })
  act(() => button('Move entry 3 up').click())
  await screen.findByText('2. Door')
  await waitFor(() => expect(button('Move entry 2 up')).toHaveFocus())
  act(() => button('Move entry 2 up').click())
  await screen.findByText('1. Door')
  // The first entry cannot move up.
  await waitFor(() => expect(button('Move entry 1 down')).toHaveFocus())
})

test('the list of a block follows the block to its new place', async () => {
  const blocks = [{ id: 'rows' }, { id: 'cards' }]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the page that the panel uses
  const page = { file, blocks } as ExplainedPage
  const { editor, Content, draw } = stubEditor({ explained: () => page })
  const read = vi.fn<(name: string, path: (string | number)[]) => Promise<unknown>>(() => Promise.resolve([]))
  editor.session.read = read
  editor.show(<EntriesPanel file={file} list={['blocks', 1, 'items']} />)
  render(<Content />)
  blocks.reverse()
  act(draw)
  await waitFor(() => expect(read).toHaveBeenLastCalledWith(file, ['blocks', 0, 'items']))
  blocks.shift()
  act(draw)
  expect(await screen.findByText('The page has no block #cards any more.')).toBeVisible()
})

test('the focus goes with the entry of a text', async () => {
  const leafAt = (index: number) => ({ ...someLeaf, file, path: [0, 'images', index, 'title'] })
  const targets = [0, 1].map((index): Target => {
    const [node, label] = [document.body, '']
    const parts = [{ leaf: leafAt(index), run: 0 }]
    const text = { element: node, attribute: undefined, nodes: [], text: '', anchor: '', parts }
    return { kind: 'text', key: `text ${index + 1}`, label, node, text }
  })
  const goTo = vi.fn<(key: string) => void>()
  const { editor, Content } = stubEditor({ targets: () => targets, goTo })
  editor.show(<EntryRow leaf={leafAt(0)} />)
  render(<Content />)
  act(() => screen.getByRole('button', { name: 'Move down, entry 1' }).click())
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('text 2'))
})
