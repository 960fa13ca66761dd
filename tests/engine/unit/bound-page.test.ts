import { expect, test } from 'vitest'
import { bakery, bakeryRoot } from '../../support/bakery.ts'
import { plannedPages } from '../../support/planned-pages.ts'

const pages = await plannedPages(bakeryRoot, bakery, 'https://site.example')

// A publish sends snapshots to worker threads.
test('each bound page is plain data', () => {
  for (const { bound } of pages) expect(JSON.parse(JSON.stringify(bound))).toEqual(bound)
})
