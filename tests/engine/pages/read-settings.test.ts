import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../../src/runtime/app/read-settings.ts'
import { contentServer } from '../../support/content-server.ts'
import { site } from '../../support/bakery.ts'

const { server, withServer } = contentServer()
withServer()

afterEach(() => document.head.replaceChildren())

function addScript(text: string, file?: string) {
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'site',
    textContent: text,
  })
  if (file) script.dataset.file = file
  document.head.append(script)
}

test('an empty shell contains the settings', async () => {
  addScript(JSON.stringify(site))
  expect(await readSettings()).toEqual(JSON.parse(JSON.stringify(site)))
})

test('a published page names the file that they are in', async () => {
  server.use(http.get('*/assets/site-1.json', () => HttpResponse.json({ brand: 'Xigi' })))
  addScript('', '/assets/site-1.json')
  expect(await readSettings()).toEqual({ brand: 'Xigi' })
})

test('a missing file is reported', async () => {
  server.use(http.get('*/assets/site-1.json', () => new HttpResponse(null, { status: 404 })))
  addScript('', '/assets/site-1.json')
  await expect(readSettings()).rejects.toThrow('/assets/site-1.json is gone (status 404)')
})
