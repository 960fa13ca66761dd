import { expect, test } from 'vitest'
import { bakery, bakeryRoot } from '../../support/bakery.ts'
import { joinedSite } from '../../support/joined-site.ts'

const { joined } = await joinedSite(bakeryRoot, bakery)

// A publish sends snapshots to worker threads.
test('each bound page is plain data', () => {
  for (const { bound } of joined) expect(JSON.parse(JSON.stringify(bound))).toEqual(bound)
})
