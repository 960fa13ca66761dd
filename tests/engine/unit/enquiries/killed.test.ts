import { expect, onTestFinished, test } from 'vitest'
import { runEnquiries } from '../../../../bench/enquiries.ts'
import { freshStore } from '../../../support/enquiry-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** `LOCKS=200 ENQUIRIES=1000` for the whole proof. */
const { LOCKS = '6', ENQUIRIES = '30' } = process.env

test('a store that other programs hold for seconds loses and doubles no enquiry, and sends none twice', async () => {
  const folder = await temporaryFolder()
  const [locks, count] = [Number(LOCKS), Number(ENQUIRIES)]
  const run = {
    count,
    visitors: 5,
    servers: 1,
    killAfter: 0,
    mostKills: 0,
    locks,
    pause: 3000,
    seed: 7,
    folder,
  }
  const { slowest, ...figures } = await runEnquiries(run)
  if (process.env.LOCKS) process.stdout.write(`${JSON.stringify({ slowest, ...figures })}\n`)
  const whole = { lost: 0, doubled: 0 }
  const channels = { smtp: { ...whole, received: count }, webhook: { ...whole, received: count } }
  expect(figures).toEqual({ ...whole, kills: 0, undelivered: 0, channels })
}, 1_800_000)

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

test('a statement that takes long holds up nothing else in the process', async () => {
  const { client } = await freshStore()
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  onTestFinished(() => clearInterval(timer))
  const { rows } = await client.execute(
    'WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1000000) SELECT count(n) AS n FROM number',
  )
  expect(rows).toEqual([{ n: 1_000_000 }])
  expect(turns).toBeGreaterThan(10)
})
