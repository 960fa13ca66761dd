import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Change } from '../../../src/author/protocol/protocol.ts'
import type { PageSource } from '../../../src/lint/page-source.ts'
import type { BlockShapes } from '../../../src/author/studio/options/block-shapes.ts'
import { hasUnsaved } from '../../../src/author/studio/page/typed-words.ts'
import { OptionsPanel } from '../../../src/author/studio/panels/options-panel.tsx'
import { stubEditor } from '../../support/stub-editor.tsx'

const file = 'page-configs/x.ts'
let source: PageSource
vi.mock(import('../../../src/author/studio/server.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only request of the panel
  ask: (() => Promise.resolve(source)) as never,
}))
vi.mock(import('../../../src/author/studio/options/block-shapes.ts'), async (original) => ({
  ...(await original()),
  loadBlockShapes: (): Promise<BlockShapes> => {
    const shape = { kind: 'text' as const, names: [] }
    const heading = { key: 'heading', shape, doc: undefined, preset: undefined, isRequired: false }
    return Promise.resolve(new Map([['cta-banner', { kind: 'group', fields: [heading] }]]))
  },
}))
vi.mock(import('../../../src/author/studio/blocks/placed-block.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel passes it on only
  readDeskSite: () => ({}) as never,
}))
vi.mock(import('../../../src/site/config/read-page.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page that is valid as it is written
  readPage: ((value: unknown) => ({ ok: true, value })) as never,
}))

test('the options of a block are written to the block, wherever an undo has moved it', async () => {
  const blocks = [
    { type: 'cta-banner', id: 'first', heading: 'First' },
    { type: 'cta-banner', id: 'second', heading: 'Second' },
  ]
  source = { file, config: { blocks }, kind: '', kinds: {}, host: '' }
  let written: Change[] = []
  const { editor, Content, draw } = stubEditor({
    write: async (changes) => {
      written = changes
      return true
    },
  })
  editor.show(<OptionsPanel id="second" />)
  render(<Content />)
  fireEvent.change(await screen.findByLabelText('heading'), { target: { value: 'Mine' } })
  expect(hasUnsaved()).toBe(true)
  source = { ...source, config: { blocks: blocks.toReversed() } }
  act(draw)
  const write = () => screen.getByRole('button', { name: 'Write' })
  // Until the block is found again, nothing can be written.
  expect(write()).toBeDisabled()
  await waitFor(() => expect(write()).toBeEnabled())
  act(() => write().click())
  await waitFor(() =>
    expect(written).toEqual([{ do: 'set', file, path: ['blocks', 0, 'heading'], value: 'Mine' }]),
  )
})
