import { expect, test } from 'vitest'
import { runEnquiries } from '../../../../bench/enquiries.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

test('two servers that are killed at random moments lose and double no enquiry', async () => {
  const folder = await temporaryFolder()
  const run = { count: 30, visitors: 5, servers: 2, killAfter: 1500, mostKills: 3, seed: 7, folder }
  const { kills, lost, doubled, undelivered, channels } = await runEnquiries(run)
  expect(kills).toBeGreaterThan(0)
  expect({ lost, doubled, undelivered }).toEqual({ lost: 0, doubled: 0, undelivered: 0 })
  expect([channels.smtp, channels.webhook]).toEqual([
    expect.objectContaining({ lost: 0, doubled: 0 }),
    expect.objectContaining({ lost: 0, doubled: 0 }),
  ])
}, 300_000)
