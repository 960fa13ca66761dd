import { parseArgs } from 'node:util'
import { launchChromium } from '../src/measure/chromium.ts'
import { median } from '../src/measure/median.ts'
import { measurePress, type Moment, type PressCase, type PressFigures } from '../src/measure/press.ts'
import { publish } from '../src/publish/publish.ts'
import { servedToMeasure, tellLoad } from './served-to-measure.ts'

/**
 * `npm run bench:press -- [--runs 3] [--rest 0,300,1000,3000] [--random 0] [--folder dist] [--only menu]`: how soon a press
 * is answered on a slow phone, at once and after resting so many milliseconds; then so many presses at random moments from
 * when the page is first shown, and how many of them were lost or done twice.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: 'string', default: '3' },
    rest: { type: 'string', default: '0,300,1000,3000' },
    random: { type: 'string', default: '0' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

/** A press at a random moment comes at most so many milliseconds after its page is shown. */
const longestRest = 3_000

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
    target: 'main details:not([open]) summary',
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

const folder = values.folder ?? '.tmp/bench-press'
if (values.folder === undefined) await publish({ root: process.cwd(), outDir: folder })
const server = await servedToMeasure(folder, () => undefined)
const browser = await launchChromium()
const wanted = cases.filter(({ name }) => name.includes(values.only))
const press = (one: PressCase, moment: Moment) => measurePress(browser, `${server.url}/`, one, moment)
try {
  console.log(
    'effect after the press; longest task of the page, and while it is hydrated; slowest event; medians in ms',
  )
  for (const one of wanted) {
    for (const rest of values.rest.split(',').filter(Boolean).map(Number)) {
      const runs: PressFigures[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await press(one, { after: 'load', rest }))
      tell(`${one.name.padEnd(10)} after ${String(rest).padStart(4)}`, runs)
    }
  }
  const runs: PressFigures[] = []
  for (let run = 0; run < Number(values.random); run += 1) {
    const one = wanted[Math.floor(Math.random() * wanted.length)]
    if (!one) break
    const rest = Math.round(Math.random() * longestRest)
    const figures = await press(one, { after: 'shown', rest })
    if (figures.effect === undefined)
      console.log(`${figures.waits ? 'waits' : 'lost'}: ${one.name}, ${rest} ms after the page was shown`)
    runs.push(figures)
    if (runs.length % 50 === 0) tell(`${runs.length} at random`, runs)
  }
  if (runs.length % 50 > 0) tell(`${runs.length} at random`, runs)
} finally {
  await browser.close()
  await server.stop()
}

function tell(what: string, runs: PressFigures[]): void {
  const late = runs.filter(({ effect, waits }) => effect === undefined && waits).length
  const lost = runs.filter(({ effect, waits }) => effect === undefined && !waits).length
  const twice = runs.filter(({ effect, kept }) => effect !== undefined && !kept).length
  console.log(
    what,
    figure(runs.map(({ effect }) => effect)),
    figure(runs.map(({ longestTask }) => longestTask)),
    figure(runs.map(({ longestHydrating }) => longestHydrating)),
    figure(runs.map(({ slowestEvent }) => slowestEvent)),
    late > 0 ? `${late} wait for what has not come` : '',
    lost > 0 ? `${lost} lost` : '',
    twice > 0 ? `${twice} taken back` : '',
  )
}

/** A press that was never answered counts as the slowest of all. */
function figure(figures: (number | undefined)[]): string {
  return String(Math.round(median(figures.map((value) => value ?? Infinity)))).padStart(6)
}

tellLoad()
