import { expect, test, vi } from 'vitest'
import { askContent, endpointOf, type ContentClient } from '../../../src/runtime/content/content-client.ts'
import { siteContent } from '../../../src/site/content/site-content.ts'
import { pageAt } from '../../support/bakery.ts'

const client = (send: NonNullable<ContentClient['send']>): ContentClient => ({
  host: 'https://content.example',
  timeoutMs: 15_000,
  badStatus: ({ status }) => new Error(`status ${status}`),
  send,
})

const answerTo = (send: NonNullable<ContentClient['send']>) => askContent('home', client(send))

/** Never answers. Rejects as `fetch` does when its signal is aborted. */
const silence: NonNullable<ContentClient['send']> = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

test('a parameter is one step of the address, whatever it holds, for browser and build alike', async () => {
  const params = { id: 'a b/ü?x=1' }
  expect(endpointOf({ endpoint: 'neues/:id' }, params)).toBe('neues/a%20b%2F%C3%BC%3Fx%3D1')
  const requested = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')))
  vi.stubGlobal('fetch', requested)
  const content = siteContent({ host: 'https://content.example', folder: 'content', kept: undefined })
  await content.contentFor(pageAt('/neues/:id'), params)
  expect(requested.mock.calls[0]?.[0]).toBe('https://content.example/api/neues/a%20b%2F%C3%BC%3Fx%3D1')
})

test('a late answer is aborted, and the caller’s own signal is unchanged', async () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const answer = askContent('home', { ...client(silence), signal }).catch(String)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toBe('Error: No answer within 15 seconds')
  expect(signal.aborted).toBe(false)
})

test('after the answer no timer is left', async () => {
  vi.useFakeTimers()
  expect(await answerTo(() => Promise.resolve(new Response('[]')))).toBe('[]')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer without a body is empty; one of the maximum size is read whole', async () => {
  expect(await answerTo(() => Promise.resolve(new Response(null)))).toBe('')
  const whole = 'x'.repeat(4_000_000)
  expect(await answerTo(() => Promise.resolve(new Response(whole)))).toHaveLength(whole.length)
})

test.each([
  ['no success', () => new Response('', { status: 503 }), 'status 503'],
  [
    'more than any page',
    () => new Response('x'.repeat(4_000_001)),
    'The answer is too large: more than 4 MB',
  ],
])('an answer that is %s is refused', async (_, respond, message) => {
  const send = () => Promise.resolve(respond())
  await expect(answerTo(send)).rejects.toThrow(message)
})
