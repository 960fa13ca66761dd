import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPages } from '../../../src/author/studio/page/page-reader.ts'

let original: typeof fetch
let files: Record<string, string>
beforeEach(() => {
  original = globalThis.fetch
  files = { 'content/api/x.json': 'first' }
  globalThis.fetch = () => Promise.resolve(Response.json({ html: '<p>Words</p>', leaves: [], files }))
  document.body.innerHTML = '<div id="page"><p>Words</p></div>'
})
afterEach(() => {
  globalThis.fetch = original
  document.body.replaceChildren()
})

function start() {
  const page = document.querySelector('#page')
  if (!page) throw new Error('The page is missing')
  const state = { isBusy: false, saw: vi.fn<(files: unknown) => void>(), changed: vi.fn<() => void>() }
  const reader = readPages(
    page,
    () => state.isBusy,
    state.saw,
    state.changed,
    () => {},
  )
  return { reader, state }
}

/** Reads the page and its sources again. */
function readAgain({ sourceChanged, settled }: ReturnType<typeof readPages>): Promise<void> {
  sourceChanged()
  return settled()
}

test('the hashes of the files are those that the author saw: not those of a file that changed while a text was typed', async () => {
  const { reader, state } = start()
  await vi.waitFor(() => expect(state.changed).toHaveBeenCalled())
  expect(state.saw).toHaveBeenLastCalledWith(
    expect.objectContaining({ files: { 'content/api/x.json': 'first' } }),
  )

  files = { 'content/api/x.json': 'second' }
  const reading = readAgain(reader)
  state.isBusy = true
  await reading
  expect(state.saw).toHaveBeenCalledTimes(1)

  state.isBusy = false
  await readAgain(reader)
  expect(state.saw).toHaveBeenLastCalledWith(expect.objectContaining({ files }))
  reader.stop()
})

test('what waits for a reading is called once, with the next sources or at the end', async () => {
  const { reader, state } = start()
  await vi.waitFor(() => expect(state.changed).toHaveBeenCalled())
  const run = vi.fn<() => void>()
  reader.afterReading(run)
  expect(run).not.toHaveBeenCalled()
  await readAgain(reader)
  await readAgain(reader)
  expect(run).toHaveBeenCalledTimes(1)

  reader.afterReading(run)
  reader.stop()
  expect(run).toHaveBeenCalledTimes(2)
})
