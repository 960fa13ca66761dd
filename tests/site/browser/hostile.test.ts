import { expect, test } from 'vitest'
import { nothing, sendVectors } from '../../support/hostile-page.ts'
import { watchPolicy } from '../../support/watched.ts'

const openWatched = watchPolicy()

test.each([
  ['under its headers', false],
  ['without them', true],
])('%s hostile vectors in all fields run and load nothing', async (_, bare) => {
  const { page } = await openWatched()
  const done = await sendVectors(page, 'retails')
  await page.route('**/industry/Retail', async (route) => {
    const response = await route.fetch()
    const headers = bare ? { 'content-type': 'text/html' } : response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/industry/Retail')
  const address = page.url()
  await page.locator('main', { hasText: '<marquee onstart' }).waitFor()
  expect({ ...(await done()), address: page.url() }).toEqual({ ...nothing, address })
})
