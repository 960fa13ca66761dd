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
  const unguard = guardPage(root, { key, press: () => {} })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(click)
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  expect([click.defaultPrevented, received.mock.calls.length, key.mock.calls.length]).toEqual([true, 0, 1])
  unguard()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(received).toHaveBeenCalledTimes(1)
})
