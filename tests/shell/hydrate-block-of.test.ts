import { beforeEach, expect, test, vi } from 'vitest'
import { hydrateBlockOf } from '../../src/app/hydrate-block-of.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<button id="outside"></button><div data-unhydrated=""><button id="inside"></button></div>'
})

const block = () => document.querySelector<HTMLElement>('div')

/** Begins to wait for the block of what has that id; tells whether it is still waited for. */
function wait(id: string) {
  let isOver = false
  const over = hydrateBlockOf(document.getElementById(id)).then(() => (isOver = true))
  return { over, isOver: () => isOver }
}

test('a press outside of any block, and none at all, wait for nothing', async () => {
  await wait('outside').over
  await wait('nothing').over
  expect(block()?.hasAttribute('data-unhydrated')).toBe(true)
})

test('a press on a block brings the pointer there, by which React hydrates it first, and waits until it is', async () => {
  const pointed = vi.fn<(event: Event) => void>()
  document.addEventListener('mouseover', pointed, { once: true })
  const { over, isOver } = wait('inside')
  expect(pointed.mock.lastCall?.[0].target).toBe(block())
  await new Promise(requestAnimationFrame)
  expect(isOver()).toBe(false)
  block()?.removeAttribute('data-unhydrated')
  await over
})

test('a block that is gone is not waited for', async () => {
  const { over, isOver } = wait('inside')
  await new Promise(requestAnimationFrame)
  expect(isOver()).toBe(false)
  block()?.remove()
  await over
})
