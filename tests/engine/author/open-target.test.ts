import { expect, test, vi } from 'vitest'
import { openTarget } from '../../../src/author/studio/editor/open-target.ts'
import type { Editor } from '../../../src/author/studio/editor/editor.ts'
import type { Target } from '../../../src/author/studio/page/targets.ts'

const opening = () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const text = {
    element: host,
    attribute: undefined,
    nodes: [],
    text: 'Old words',
    anchor: '',
    parts: [],
  }
  const target: Target = { kind: 'text', key: 'text 1', label: 'Text: Old words', node: host, text }
  const other: Target = { ...target, key: 'text 2' }
  const insert = vi.fn<(text: string) => void>()
  const enter = vi.fn<(event: KeyboardEvent) => void>()
  const open = vi.fn<(target: Target) => void>()
  let finish = () => {}
  let settling: Promise<void> | undefined = new Promise((resolve) => (finish = resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions that it uses
  const editor = {
    targets: () => [target, other],
    typing: () => ({ insert, key: enter }),
    settled: () => settling,
  } as unknown as Editor
  const { press, stop } = openTarget({ root, editor, open })
  const settle = () => {
    settling = undefined
    finish()
  }
  const type = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
    root.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { press, stop, type, settle, target, other, insert, enter, open }
}

test('a text that is pressed during a write opens afterwards, with what was typed and entered meanwhile', async () => {
  const { press, stop, type, settle, target, insert, enter, open } = opening()
  const pressed = press(target)
  expect(['N', 'e', 'w', 'Enter', 'Tab'].map(type)).toEqual([true, true, true, true, false])
  expect(open).not.toHaveBeenCalled()
  settle()
  await pressed
  expect(open).toHaveBeenCalledExactlyOnceWith(target)
  expect(insert.mock.calls.join('')).toBe('New')
  expect(enter).toHaveBeenCalledOnce()
  // Afterwards keys are those of the text again.
  expect(type('e')).toBe(false)
  stop()
})

test('of two texts that are pressed during a write, the second opens', async () => {
  const { press, stop, type, settle, target, other, insert, open } = opening()
  const first = press(target)
  type('A')
  const second = press(other)
  type('B')
  settle()
  await Promise.all([first, second])
  expect(open).toHaveBeenCalledExactlyOnceWith(other)
  expect(insert.mock.calls.join('')).toBe('B')
  stop()
})
