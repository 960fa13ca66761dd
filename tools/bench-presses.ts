import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { launchChromium } from '../bench/chromium.ts'
import { freePort } from '../bench/free-port.ts'
import { projectToChange } from '../src/author/scaffold/project-to-change.ts'
import { joinContent } from '../src/site/joined/join-content.ts'
import { benchCommands } from './bench-commands.mjs'

/**
 * `npm run bench:presses`: presses texts of all pages in all languages in the studio, and judges whether the card of each names
 * the place of this text in the files. Prints the percentage and the other texts.
 */
const { values } = parseArgs({ args: process.argv.slice(3), ...benchCommands['bench:presses'] })
const root = process.cwd()

/** A pressed text, and the places and words of its card. */
interface Press {
  text: string
  places: string[]
  words: string
}

const { joined, translated } = await joinContent(await projectToChange(root))
const pages = [...joined, ...translated].map(({ pathname }) => pathname).filter((path) => path !== '*')
/** Minimum number of texts of a page; fewer texts than that leave pages out. */
const LEAST = 5
const count = Number(values.texts)
const addresses = pages.filter((_, index) => index % Math.ceil((pages.length * LEAST) / count) === 0)
const perPage = Math.ceil(count / addresses.length)
const port = await freePort()
const args = ['tools/run.mjs', 'dev', '--port', `${port}`, '--strictPort']
const server = spawn('node', args, { cwd: root, stdio: 'ignore' })
const browser = await launchChromium()
try {
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/favicon.svg`).catch(() => undefined))) await sleep(100)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(120_000)
  let others = 0
  let pressed = 0
  for (const [number, address] of addresses.entries()) {
    await page.goto(origin + address)
    if (number === 0) await page.locator('site-studio').getByRole('button', { name: 'Edit' }).click()
    const texts = page.locator('site-studio .spot.text').first()
    if (
      !(await texts.waitFor({ state: 'attached', timeout: 60_000 }).then(
        () => true,
        () => false,
      ))
    ) {
      console.log(`${address}: the editor shows no text`)
      continue
    }
    for (const press of await pressTexts(page, perPage, number)) {
      pressed += 1
      const place = await placeOf(press)
      if (place === undefined) continue
      others += 1
      console.log(`${address}: ${press.text}: ${place}`)
    }
  }
  const percentage = ((100 * (pressed - others)) / pressed).toFixed(1)
  console.log(`${percentage} % of ${pressed} texts on ${addresses.length} pages lead to their own place`)
} finally {
  await browser.close()
  server.kill()
}

/** Presses texts of a page, which are evenly spread over it. */
async function pressTexts(page: Page, most: number, offset: number): Promise<Press[]> {
  return page.evaluate(
    async ([index = 1, shift = 0]) => {
      const studio = document.querySelector('site-studio')?.shadowRoot
      const all = [...(studio?.querySelectorAll<HTMLElement>('.spot.text:not([hidden])') ?? [])]
      const step = Math.max(1, Math.floor(all.length / index))
      const presses = []
      for (let at = shift % step; at < all.length && presses.length < index; at += step) {
        const text = all[at]?.getAttribute('aria-label')?.replace('Text: ', '') ?? ''
        all[at]?.click()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const card = studio?.querySelector('.card')
        const buttons = [...(card?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
        const places = buttons.flatMap((name) => /^Open (.*)/.exec(name)?.[1] ?? [])
        presses.push({ text, places, words: card?.textContent ?? '' })
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
      return presses
    },
    [most, offset],
  )
}

/** Returns what is wrong with the place of a press; undefined if it is the text's own. */
async function placeOf({ text, places, words }: Press): Promise<string | undefined> {
  // The default of a schema is in no file yet, and a computed value leads to its code.
  if (/Default of the schema|Made by code/.test(words)) return undefined
  if (places.length === 0) return words.slice(0, 80)
  const written = await Promise.all(places.map(writtenAt))
  const [shown, ...rest] = [text, ...written].map((html) => html.replaceAll(/<[^>]*>|[\s\u2060\u00AD]/g, ''))
  const fits = rest.some((value) => {
    const pieces = value.split(/\{[\w.]+\}/).filter((piece) => piece !== '')
    return (
      value.includes(shown ?? '') || (pieces.length > 0 && pieces.every((piece) => shown?.includes(piece)))
    )
  })
  return fits ? undefined : `${places.join(', ')} has ${written.join(', ')}`
}

/** Returns the text that a file has at a place. */
async function writtenAt(place: string): Promise<string> {
  const [, file = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
  const lines = (await readFile(join(root, file), 'utf8')).split('\n').slice(Number(line) - 1)
  const [, quote = '"', value = ''] =
    /^(["'`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(lines.join('\n').slice(Number(column) - 1)) ?? []
  const json = quote === '"' ? value : value.replaceAll(/\\(['`])/g, '$1').replaceAll('"', String.raw`\"`)
  const parsed: unknown = JSON.parse(`"${json.replaceAll('\n', String.raw`\n`)}"`)
  return String(parsed).replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')
}
