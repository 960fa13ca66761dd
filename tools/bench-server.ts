import { fork } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { floodOf, type Flood } from './enquiry-flood.ts'
import { askInTurn, cut, loadServer, type LoadFigures } from '../bench/http-load.ts'
import { visits } from './visits.ts'
import { publish } from '../src/publish/publish.ts'
import { openStore } from '../src/serve/store/open-store.ts'
import { createStore } from '../src/serve/store/store.ts'
import { replaceFolder } from '../src/publish/replace-folder.ts'
import type { ServerFigures } from './measured-server.ts'
import { logLoad } from './served-to-measure.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:server`: measures the server's memory over many requests, its answers to many connections, also during
 * a publish every second, and its answers to a flood of enquiries. Ends with 1 where memory grows, a request fails, or
 * the store exceeds its limits.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:server'] })
const connections = Number(values.connections)
const milliseconds = Number(values.seconds) * 1000

const work = '.tmp/bench-server'
const [source, site, store] = [
  values.folder ?? `${work}/dist`,
  `${work}/site`,
  `${work}/mailbox/enquiries.db`,
]
/** Maximum number of enquiries from one address, and maximum bytes of the stored enquiries. */
const [entryLimit, largest] = [20, 64 * 1024 * 1024]
const faults: string[] = []

await rm(site, { recursive: true, force: true })
await rm(dirname(store), { recursive: true, force: true })
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: source, makePictures: false })
await publishAgain()

const server = fork('tools/run.mjs', ['measured-server', site, store], { execArgv: ['--expose-gc'] })
const url = String((await once(server, 'message'))[0])
const visitRequests = await visits(site, url)
try {
  await memory()
  console.log()
  row(['ms', 'requests', 'a second', 'half', '99 in 100', 'slowest', 'loop late', 'at most', 'answers'])
  await load(`${connections} connections`, false)
  await load('… a publish every second', true)
  await flood()
} finally {
  server.disconnect()
  await once(server, 'exit')
}
for (const fault of faults) console.log(`BROKEN: ${fault}`)
logLoad()
process.exitCode = faults.length > 0 ? 1 : 0

/** Replaces the served folder, as a publish does. Its files are hard links, which is faster than a publish. */
async function publishAgain(): Promise<void> {
  await replaceFolder(site, async (next) => {
    const entries = await readdir(source, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    const folders = new Set(files.map((file) => join(next, dirname(file))))
    await Promise.all(Array.from(folders, (folder) => mkdir(folder, { recursive: true })))
    await Promise.all(files.map((file) => link(join(source, file), join(next, file))))
  })
}

async function figures(): Promise<ServerFigures> {
  server.send('figures')
  const [answer]: ServerFigures[] = await once(server, 'message')
  if (!answer) throw new Error('The server sent no figures')
  return answer
}

/** Measures memory over ten laps. A lap before them warms the server up and does not count. */
async function memory(): Promise<void> {
  const laps = 10
  const count = Math.round(Number(values.requests) / laps)
  console.log(`\n${laps} × ${count} requests`)
  row(['requests', 'per second', 'heap MB', 'rss MB'])
  const held: ServerFigures[] = []
  for (let lap = 0; lap <= laps; lap += 1) {
    const taken = await loadServer(url, { connections: 20, next: askInTurn(visitRequests, { count }) })
    const state = await figures()
    if (lap > 0) held.push(state)
    judge(`lap ${lap}`, taken.wrong)
    const requests = lap === 0 ? 'to warm up' : `${lap * count}`
    row([requests, taken.perSecond.toFixed(), inMegabytes(state.heap), inMegabytes(state.rss)])
  }
  for (const [name, allowed] of [
    ['heap', 3e6],
    ['rss', 40e6],
  ] as const) {
    const [first = 0, last = 0] = [held.slice(0, 3), held.slice(-3)].map((some) =>
      Math.min(...some.map((figure) => figure[name])),
    )
    if (last - first > allowed) faults.push(`${name} grew by ${inMegabytes(last - first)} MB`)
  }
}

async function load(what: string, isPublishing: boolean): Promise<void> {
  await figures()
  const over = new AbortController()
  const publishes = isPublishing && publishEverySecond(over.signal)
  const taken = await loadServer(url, { connections, next: askInTurn(visitRequests, { milliseconds }) })
  over.abort()
  logFigures(what, taken, await figures())
  if (publishes) console.log(`  ${await publishes} publishes`)
}

async function publishEverySecond(over: AbortSignal): Promise<number> {
  let times = 0
  for (; !over.aborted; times += 1) {
    const began = performance.now()
    await publishAgain()
    await sleep(Math.max(0, began + 1000 - performance.now()))
  }
  return times
}

async function flood(): Promise<void> {
  const taken = await enquiries('from one address', {
    count: 5000,
    length: 100,
    allowed: [200, 429],
    from: 'single',
  })
  const accepted = taken.outcomes.get(200)
  if (accepted !== entryLimit) faults.push(`${accepted} enquiries of one address were taken`)
  await enquiries('from another website', { count: 2000, length: 90_000, allowed: [403], from: 'elsewhere' })
  await enquiries('of 1 MB', { count: 300, length: 1_000_000, allowed: [413, cut], from: 'many' })
  await enquiries('of 90 KB from many addresses', {
    count: 2000,
    length: 90_000,
    allowed: [200, 503],
    from: 'many',
  })
  if ((await storedBytes()) > largest) faults.push('the store takes more than it may')
}

async function storedBytes(): Promise<number> {
  const client = await openStore({ url: `file:${store}` })
  try {
    return await createStore(client).size()
  } finally {
    client.close()
  }
}

/** Sends a flood of enquiries while ten visitors load pages. */
async function enquiries(what: string, kind: Flood) {
  await figures()
  const before = await storedBytes()
  let isOver = false
  const pages = loadServer(url, { connections: 10, next: () => (isOver ? undefined : visitRequests[0]) })
  const taken = await loadServer(url, { connections: 100, next: floodOf(kind) })
  isOver = true
  logFigures(`${kind.count} enquiries ${what}`, taken, await figures())
  logFigures('  pages meanwhile', await pages)
  console.log(`  the store grew by ${inMegabytes((await storedBytes()) - before)} MB`)
  return taken
}

function logFigures(
  what: string,
  { count, perSecond, half, most, slowest, outcomes, wrong }: LoadFigures,
  late?: ServerFigures,
) {
  const answers = [...outcomes].map(([outcome, times]) => `${times} × ${outcome}`).join(', ')
  const times = [perSecond, half, most, slowest, late?.lateMost, late?.latest].map(
    (value) => value?.toFixed() ?? '',
  )
  row([what, `${count}`, ...times, answers])
  judge(what, wrong)
}

function judge(what: string, wrong: string[]): void {
  if (wrong.length > 0)
    faults.push(`${what}: ${wrong.length} went wrong, such as ${wrong.slice(0, 3).join('; ')}`)
}

function row([first = '', ...cells]: string[]): void {
  console.log(first.padEnd(46), cells.map((cell) => cell.padStart(10)).join(' '))
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
