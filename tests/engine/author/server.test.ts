import { expect, test, vi } from 'vitest'
import { ask } from '../../../src/author/studio/server.ts'

test.each([
  [
    'in its own words',
    Response.json({ problem: 'The folder is read only' }, { status: 403 }),
    'The folder is read only',
  ],
  ['unchanged, if they are no JSON', new Response('Too large', { status: 413 }), 'Too large'],
])('a request that the server does not accept is rejected %s', async (_, response, words) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  await expect(ask('source', { path: '/' })).rejects.toThrow(words)
})

test('if the server has ended, a request is rejected with what to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const words = 'The development server does not answer. Is `npm run dev` still running?'
  await expect(ask('source', { path: '/' })).rejects.toThrow(words)
})
