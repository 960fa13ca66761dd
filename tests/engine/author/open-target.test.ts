import { expect, test, vi } from 'vitest'
import { openTarget } from '../../../src/author/studio/editor/open-target.ts'
import type { Editor } from '../../../src/author/studio/editor/editor.ts'
import type { Target } from '../../../src/author/studio/page/targets.ts'

test('a text that is pressed during a write opens afterwards, with what was typed and entered meanwhile', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const text = {
    element: host,
    attribute: undefined,
    nodes: [],
    raw: '',
    text: 'Old words',
    anchor: '',
    parts: [],
  }
  const target: Target = { kind: 'text', key: 'text 1', label: 'Text: Old words', node: host, text }
  const insert = vi.fn<(text: string) => void>()
  const enter = vi.fn<(event: KeyboardEvent) => void>()
  const open = vi.fn<(target: Target) => void>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions that it uses
  const editor = { targets: () => [target], typing: () => ({ insert, key: enter }) } as unknown as Editor
  let finish = () => {}
  let settling: Promise<void> | undefined = new Promise((resolve) => (finish = resolve))
  const { press, stop } = openTarget({ root, editor, settling: () => settling, open })
  const type = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
    root.dispatchEvent(event)
    return event.defaultPrevented
  }
  const pressed = press(target)
  expect(['N', 'e', 'w', 'Enter', 'Tab'].map(type)).toEqual([true, true, true, true, false])
  expect(open).not.toHaveBeenCalled()
  settling = undefined
  finish()
  await pressed
  expect(open).toHaveBeenCalledExactlyOnceWith(target)
  expect(insert.mock.calls.join('')).toBe('New')
  expect(enter).toHaveBeenCalledOnce()
  // Afterwards keys are those of the text again.
  expect(type('e')).toBe(false)
  stop()
})
