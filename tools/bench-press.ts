import { parseArgs } from 'node:util'
import { serveBarePage } from '../bench/bare-page.ts'
import { launchChromium } from '../bench/chromium.ts'
import { measurePress, type Moment } from '../bench/press.ts'
import { bareCases, siteCases } from '../bench/press-cases.ts'
import { pressWhileNewer, type NewerPress } from '../bench/press-newer.ts'
import { pressTable } from '../bench/press-table.ts'
import { randomFrom } from '../bench/random.ts'
import { publish } from '../src/publish/publish.ts'
import { servedToMeasure, logLoad } from './served-to-measure.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:press`: measures presses on a slow phone on the published pages and, in the same run, on a bare page.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:press'] })
const from: Moment['from'] = values.from === 'load' ? 'load' : 'shown'
/** Actions between two lines of progress. */
const REPORT_EVERY = 50
type Effect = Awaited<ReturnType<typeof measurePress>>
const rests = values.rest.split(',').filter(Boolean).map(Number)

const folder = values.folder ?? '.tmp/bench-press'
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: folder })
const server = await servedToMeasure(folder, () => undefined)
const bare = await serveBarePage()
const browser = await launchChromium()
try {
  if (values.newer) await pressNewer(Number(values.presses))
  else if (Number(values.runs) > 0 && rests.length > 0) await pressAll()
} finally {
  await browser.close()
  bare.stop()
  await server.stop()
}
logLoad()

/** Presses each case after each rest. Cases take turns, so that the load of the machine is about equal for all. */
async function pressAll(): Promise<void> {
  const cases = siteCases.filter(({ name }) => name.includes(values.only))
  const baselines = bareCases.filter(({ name }) => cases.some(({ baseline }) => baseline === name))
  const measured = rests.flatMap((rest) =>
    [...baselines, ...cases].map((pressCase) => ({ ...pressCase, rest, effects: new Array<Effect>() })),
  )
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const presses of measured) {
      const { url } = presses.baseline === undefined ? bare : server
      presses.effects.push(await measurePress(browser, url, presses, { from, rest: presses.rest }))
    }
  }
  console.log(pressTable(measured))
}

/** Presses while newer content arrives, and names each press that was lost or undone. */
async function pressNewer(wanted: number): Promise<void> {
  console.log(`${wanted} presses while newer content arrives, seed ${values.seed}`)
  const random = randomFrom(Number(values.seed))
  const presses: NewerPress[] = []
  const count = () => {
    const lost = presses.filter(({ effect }) => !effect).length
    const undone = presses.filter(({ effect }) => effect && !effect.isKept).length
    if (lost + undone > 0) process.exitCode = 1
    return `${presses.length} presses: ${lost} lost, ${undone} undone`
  }
  for (let index = 0; index < wanted; index += 1) {
    const press = await pressWhileNewer(browser, server.url, { index, random })
    presses.push(press)
    const { name, rest, delay, effect } = press
    if (!effect?.isKept)
      console.log(
        `${effect ? 'undone' : 'lost'}: ${name}, ${rest} ms after the page was shown, answer after ${delay} ms`,
      )
    if (presses.length % REPORT_EVERY === 0) console.log(count())
  }
  console.log(`Done. ${count()}`)
}
