import { expect, test } from 'vitest'
import { bakery, bakeryRoot } from '../../support/bakery.ts'
import { plannedPages } from '../../support/planned-pages.ts'

const pages = await plannedPages(bakeryRoot, bakery, 'https://site.example')

// A publish sends snapshots to worker threads.
test.each(pages)('the bound page of $pathname is plain data', ({ bound }) => {
  expect(JSON.parse(JSON.stringify(bound))).toEqual(bound)
})
