import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { openRenderer } from '../../../src/publish/app/open-renderer.ts'
import { site } from '../../support/bakery.ts'
import { someSnapshot } from '../../support/some-snapshot.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const pageToRender = (pathname: string) => ({ site, snapshot: { ...someSnapshot, pathname } })

/** An app that renders the thread's id into a page, and fails for one page. */
const app = `
  import { threadId } from 'node:worker_threads'
  export async function renderPage({ site, snapshot: { pathname, bound } }) {
    if (pathname === '/broken') throw new Error('It is broken')
    return { html: pathname, head: site.brand, data: String(bound.shown.length), islands: [threadId] }
  }
  export const renderPages = (pages) => Promise.all(pages.map(renderPage))
`
let renderPage: ReturnType<typeof openRenderer>
beforeEach(async () => {
  const folder = await temporaryFolder({ 'app.mjs': app })
  renderPage = openRenderer(`${pathToFileURL(join(folder, 'app.mjs')).href}?1`)
})

const inTurn = (from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => renderPage(pageToRender(`/${from + index}`))))

test('many pages are rendered in threads, each with its own result', async () => {
  const [few, others] = [await inTurn(0, 60), await inTurn(60, 20)]
  expect(new Set(few.map(({ islands }) => islands[0])).size).toBe(1)
  expect(others.map(({ islands }) => islands[0])).not.toContain(few[0]?.islands[0])
  for (const [index, page] of [...few, ...others].entries())
    expect(page).toMatchObject({
      html: `/${index}`,
      head: site.brand,
      data: String(someSnapshot.bound.shown.length),
    })
})

test('a page that fails is reported from a thread as from the main thread', async () => {
  await expect(renderPage(pageToRender('/broken'))).rejects.toThrow('It is broken')
  await inTurn(0, 60)
  await expect(renderPage(pageToRender('/broken'))).rejects.toThrow('It is broken')
})
