import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putExampleSite } from '../../bench/put-example-site.ts'
import { startServer } from '../../src/serve/start-server.ts'
import { answerNewer, drawn, markPublished, openVisitor } from '../support/browser.ts'
import { inOneLine, pastedDocuments } from '../support/pasted-documents.ts'
import { copyProject } from '../support/project-copy.ts'

/** A text that is nested too deep is an error of its content, which stops a build. */
const documents = pastedDocuments.filter(({ name }) => name !== 'deep.html')

let project: Awaited<ReturnType<typeof copyProject>>
let server: Awaited<ReturnType<typeof startServer>>

/** Publishes all pasted documents on one page of the example site, and serves it. */
beforeAll(async () => {
  project = await copyProject()
  await putExampleSite(project.root)
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(project.root, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
  await edit('content/api/bogen.json', (text) => {
    const sections: object[] = JSON.parse(text)
    const pasted = documents.map(({ html }, place) => ({
      section: `pasted_${place}`,
      title: `Text ${place}`,
      description_html: html,
    }))
    return JSON.stringify([...sections, ...pasted])
  })
  await edit('page-configs/words.ts', (text) =>
    text.replace(/\n  (?=\w+: \{)/, "\n  intro: { more: 'Mehr', less: 'Weniger' },\n  "),
  )
  await edit('page-configs/werke/bogen.json', (text) => {
    const page: { blocks: object[] } = JSON.parse(text)
    const pasted = documents.map((_, place) => ({
      type: 'intro',
      id: `pasted-${place}`,
      section: { key: `pasted_${place}` },
    }))
    return JSON.stringify({
      ...page,
      blocks: [...page.blocks.slice(0, -1), ...pasted, ...page.blocks.slice(-1)],
    })
  })
  const build = project.run('node', 'tools/run.mjs', 'build')
  expect(await build.ended, build.output()).toBe(0)
  server = await startServer({
    folder: join(project.root, 'dist'),
    content: join(project.root, 'content'),
    enquiries: { store: { url: `file:${join(project.root, 'enquiries.db')}` } },
    port: 0,
    say: () => undefined,
  })
}, 300_000)
afterAll(async () => {
  await server.stop()
  await project.remove()
})

/** Returns the visible words of each document. A table's cells are in lines of their own. */
const words = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[id^=pasted-]')].map((block) => {
      const [, ...lines] = block.innerText.trim().split('\n')
      // The control that unfolds a long text.
      return lines.join(' ').replace(/(?:\s*(?:Mehr|Weniger))+\s*$/, '')
    }),
  )

/** Returns the elements that reach beyond the window, except the content of what scrolls. */
const wide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id^=pasted-] *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (left < 0 || right > innerWidth) && !element.parentElement?.closest('table')
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )

test('published and live, every pasted word is shown once, in order, and reached at 320 px', async () => {
  const { page, troubles } = await openVisitor({
    baseURL: server.url,
    viewport: { width: 320, height: 700 },
  })
  const expected = documents.map((document) => document.words)
  const shown = async () => (await words(page)).map(inOneLine)
  await markPublished(page)
  await page.goto('/lampen/bogen')
  await drawn(page)
  expect(await shown()).toEqual(expected)
  expect(await wide(page)).toEqual([])
  // The table scrolls in itself.
  const table = page.getByRole('table').filter({ hasText: 'Column8' })
  expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)

  await answerNewer(page, '**/api/bogen', (text) => text.replaceAll('"Text ', '"Neu '))
  await page.reload()
  await expect.poll(() => page.locator('[id^=pasted-][data-newer]').count()).toBe(documents.length)
  await drawn(page)
  await expect.poll(shown).toEqual(expected)
  expect(await wide(page)).toEqual([])
  expect(troubles).toEqual([])
})
