import { expect, test } from 'vitest'
import { attach } from '../../../src/runtime/shell/languages.behaviour.ts'

test('a link to another language keeps what stands in the address', () => {
  window.history.replaceState(null, '', '/screen-planner?place=window#plan')
  document.body.innerHTML = '<nav><a href="/ta/screen-planner"><b>தமிழ்</b></a></nav>'
  const nav = document.querySelector('nav')
  const detach = nav && attach(nav)
  document.querySelector('b')?.click()
  expect(document.querySelector('a')?.getAttribute('href')).toMatch(
    /\/ta\/screen-planner\?place=window#plan$/,
  )
  detach?.()
})
