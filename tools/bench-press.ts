import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../src/measure/chromium.ts'
import { median } from '../src/measure/median.ts'
import { measurePress, type PressCase, type PressFigures } from '../src/measure/press.ts'
import { publish } from '../src/publish/publish.ts'
import { startServer } from '../src/server/start-server.ts'

/**
 * `npm run bench:press -- [--runs 3] [--rest 0,300,1000,3000] [--folder dist] [--only menu]`: how soon a press is answered
 * on a slow phone, at once and after resting so many milliseconds.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: 'string', default: '3' },
    rest: { type: 'string', default: '0,300,1000,3000' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

const cases: PressCase[] = [
  {
    name: 'menu',
    path: '/industry/Retail',
    target: 'header button[aria-label="Menu"]',
    answered: (button) => button.getAttribute('aria-expanded') === 'true',
  },
  {
    name: 'question',
    path: '/industry/Retail',
    target: 'main details summary',
    answered: (summary) => summary.parentElement?.hasAttribute('open') === true,
  },
  {
    name: 'feature',
    path: '/',
    target: '#features button[aria-expanded="false"]',
    answered: (button) => button.getAttribute('aria-expanded') === 'true',
  },
  {
    name: 'film',
    path: '/',
    target: '#hero button',
    answered: (button) => button.getAttribute('aria-label') === 'Play',
  },
  {
    name: 'carousel',
    path: '/products/led-standee-display',
    target: '#showcase button[aria-label="Next"]',
    answered: (button) =>
      button.closest('#showcase')?.querySelector('[aria-roledescription="slide"]')?.ariaHidden === 'true',
  },
  {
    name: 'filter',
    path: '/gallery',
    target: '#pictures button[aria-pressed="false"]',
    answered: (button) => button.getAttribute('aria-pressed') === 'true',
  },
  {
    name: 'picture',
    path: '/gallery',
    target: '#pictures button[aria-label^="Enlarge"]',
    answered: () => document.querySelector('dialog')?.open === true,
  },
  {
    name: 'typing',
    path: '/contact',
    target: '#enquiry input[name="name"]',
    key: 'a',
    answered: (input) => input instanceof HTMLInputElement && input.value === 'a',
  },
]

const folder = resolve(values.folder ?? '.tmp/bench-press')
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: folder })
const server = await startServer({
  folder,
  content: resolve('content'),
  mailbox: resolve('.tmp/bench-press-mailbox.jsonl'),
  port: 0,
  say: () => undefined,
})
const browser = await launchChromium()
try {
  console.log('effect after the press, longest task of the page, slowest event; medians in ms')
  for (const one of cases.filter(({ name }) => name.includes(values.only))) {
    for (const rest of values.rest.split(',').map(Number)) {
      const runs: PressFigures[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await measurePress(browser, `${server.url}/`, one, rest))
      const lost = runs.filter(({ effect }) => effect === undefined).length
      console.log(
        `${one.name.padEnd(10)} after ${String(rest).padStart(4)}`,
        figure(runs.map(({ effect }) => effect)),
        figure(runs.map(({ longestTask }) => longestTask)),
        figure(runs.map(({ slowestEvent }) => slowestEvent)),
        lost > 0 ? `${lost} lost` : '',
      )
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
/** A press that was never answered counts as the slowest of all. */
function figure(figures: (number | undefined)[]): string {
  return String(Math.round(median(figures.map((value) => value ?? Infinity)))).padStart(6)
}

const [load = 0] = loadavg()
if (load > 1.5) console.log(`The machine's load is ${load.toFixed(1)}: these times say little`)
