import { expect, test, vi } from 'vitest'
import { openTarget } from '../../../src/author/studio/editor/open-target.ts'
import type { Editor } from '../../../src/author/studio/editor/editor.ts'
import type { Target } from '../../../src/author/studio/page/targets.ts'

/** Presses a text while the page is read, and returns how to end the reading. */
function pressEarly() {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const target: Target = {
    kind: 'text',
    key: 'text 1',
    label: 'Text: Old words',
    node: host,
    text: { element: host, nodes: [], raw: '', text: 'Old words', anchor: '', parts: [] },
  }
  let isCurrent = false
  let finish = () => {}
  const reading = new Promise<void>((resolve) => {
    finish = () => {
      isCurrent = true
      resolve()
    }
  })
  const insert = vi.fn<(text: string) => void>()
  const key = vi.fn<(event: KeyboardEvent) => void>()
  const open = vi.fn<(target: Target) => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions that it uses
  const editor = {
    report: () => {},
    settled: () => reading,
    targets: () => [target],
    typing: () => ({ insert, key }),
  } as unknown as Editor
  const { press, stop } = openTarget({ root, editor, isCurrent: () => isCurrent, open })
  press(target)
  const type = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true })
    root.dispatchEvent(event)
    return event
  }
  return { target, finish, type, insert, key, open, stop }
}

test('keys that are pressed while the page is read are typed into the text that opens then', async () => {
  const { target, finish, type, insert, key, open, stop } = pressEarly()
  for (const name of ['N', 'e', 'x', 'Backspace', 'w', 'Enter'])
    expect(type(name).defaultPrevented).toBe(true)
  expect(open).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(target))
  expect(insert.mock.calls.flat()).toEqual(['N', 'e', 'w'])
  expect(key.mock.calls.map(([event]) => event.key)).toEqual(['Enter'])
  // Afterwards keys are those of the text again.
  expect(type('e').defaultPrevented).toBe(false)
  stop()
})

test('Escape gives up a press while the page is read', async () => {
  const { finish, type, open, stop } = pressEarly()
  type('Escape')
  finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(open).not.toHaveBeenCalled()
  stop()
})
