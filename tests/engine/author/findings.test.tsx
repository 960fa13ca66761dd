import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFindings } from '../../../src/author/studio/panels/findings-panel.tsx'
import type { ShownFinding } from '../../../src/author/protocol/protocol.ts'

let changed = () => {}
vi.mock(import('../../../src/author/studio/page/page-on-screen.ts'), async (original) => ({
  ...(await original()),
  onReading: (note) => {
    changed = () => note({ reading: 2, isSettings: false })
    return () => {}
  },
}))
const answers: ((findings: ShownFinding[]) => void)[] = []
vi.mock(import('../../../src/author/studio/server.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only request of the hook
  ask: (() => new Promise((resolve) => answers.push(resolve))) as never,
}))

const Count = () => <output>{useFindings().length}</output>

test('a late answer about an earlier reading does not replace the findings of the last one', async () => {
  render(<Count />)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  act(() => changed())
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const finding: ShownFinding = { severity: 'error', place: '', text: '', file: '', rule: '', path: [] }
  await act(async () => answers[1]?.([]))
  await act(async () => answers[0]?.([finding]))
  expect(screen.getByRole('status')).toHaveTextContent('0')
})
