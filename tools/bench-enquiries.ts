import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runEnquiries } from '../bench/enquiries.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:enquiries`: sends enquiries to servers that share a store and are killed at random moments, while the
 * receivers fail, hang and confirm late. Ends with 1 if an enquiry is lost or doubled.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:enquiries'] })
const [count, visitors, servers, seed] = [values.count, values.visitors, values.servers, values.seed].map(
  Number,
)
const folder = await mkdtemp(join(tmpdir(), 'bench-enquiries-'))
try {
  const figures = await runEnquiries({
    count: count ?? 0,
    visitors: visitors ?? 0,
    servers: servers ?? 0,
    killAfter: 10_000,
    mostKills: Infinity,
    seed: seed ?? 0,
    folder,
  })
  const { channels, kills, cut, lost, doubled, undelivered, seconds } = figures
  console.log(`${count} enquiries, ${servers} servers, killed ${kills} times, ${seconds.toFixed()} s`)
  console.log(`requests without an answer, sent again: ${cut}`)
  console.log(`store: lost ${lost}, doubled ${doubled}; not delivered ${undelivered}`)
  for (const [name, { repeated, order, ...of }] of Object.entries(channels)) {
    console.log(`${name}: lost ${of.lost}, doubled ${of.doubled}, repeated under the same id ${repeated}`)
    console.log(
      `  order: of ${order.once} with one attempt, later ones overtook ${order.overtaken}, by at most ${order.places}`,
    )
  }
  const faults = [
    lost,
    doubled,
    undelivered,
    ...Object.values(channels).flatMap((of) => [of.lost, of.doubled]),
  ]
  process.exitCode = faults.some((fault) => fault > 0) ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}
