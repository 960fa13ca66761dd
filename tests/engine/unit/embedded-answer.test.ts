import { expect, test } from 'vitest'
import { askContent } from '../../../src/runtime/content/content-client.ts'
import { buildClient, embeddedAnswer } from '../../../src/site/content/build-client.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('reading an embedded answer directly gives the same as a request', async () => {
  const folder = await temporaryFolder({
    'api/plain.json': '[{"url":"{origin}/storage/a.webp"}]',
    'api/marked.json': '\uFEFF[]',
    'api/large.json': `["${'x'.repeat(4_000_000)}"]`,
    'api/notes/1.json': '{"id":1,"content":"Long.","created_at":"2025-01-01"}',
    'api/notes/2.json': '{"id":2,"created_at":"2025-02-01"}',
  })
  const logged = (answer: Promise<string>) => answer.catch((error: unknown) => String(error))
  const endpoints = [
    'plain',
    'marked',
    'large',
    'notes',
    'notes/1',
    'nothing',
    'a%2Fb',
    '../plain',
    'plain?a',
  ]
  const answers = endpoints.map(async (endpoint) => {
    const direct = await logged(embeddedAnswer(endpoint, folder))
    expect(direct, endpoint).toBe(await logged(askContent(endpoint, buildClient('', folder))))
    return direct
  })
  expect(new Set(await Promise.all(answers)).size).toBe(6)
})

test('a list of files is sorted by the dates that pages show, whatever their format', async () => {
  const dates = [
    { created_at: 'March 5, 2025' },
    { created_at: '05/09/2025' },
    { created_at: 1_741_255_200 },
    { date: '2025-03-07' },
    { created_at: '2025-03-04 10:00:00' },
  ]
  const files = dates.map((date, id) => [`api/notes/${id}.json`, JSON.stringify({ id, ...date })])
  const folder = await temporaryFolder(Object.fromEntries(files))
  const entries: { id: number }[] = JSON.parse(await embeddedAnswer('notes', folder))
  expect(entries.map(({ id }) => id)).toEqual([3, 2, 0, 4, 1])
})
