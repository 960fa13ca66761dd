import { expect, test, vi } from 'vitest'
import { guardPage } from '../../../src/author/studio/page/guard-page.ts'

test('the page does not act while it is edited: no link, no listener, no form', () => {
  document.body.innerHTML = '<div id="root"><a href="#away">Away</a></div>'
  const root = document.querySelector('#root')
  const link = document.querySelector('a')
  if (!root || !link) throw new Error('The page is missing')
  const received = vi.fn<() => void>()
  link.addEventListener('click', received)
  const key = vi.fn<(event: KeyboardEvent) => void>()
  const input = vi.fn<() => void>()
  const unguard = guardPage(root, { key, input, press: () => {} })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(click)
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  link.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // These keys belong to an input method.
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true }))
  expect([click.defaultPrevented, received.mock.calls.length, key.mock.calls.length]).toEqual([true, 0, 1])
  expect(input).toHaveBeenCalledTimes(1)
  unguard()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(received).toHaveBeenCalledTimes(1)
})
