import type { Browser, Page } from 'playwright-core'
import { measurePress } from './press.ts'
import { newerCases } from './press-cases.ts'
import type { PressEffect } from './press-in-page.ts'
import type { Random } from './random.ts'

export interface NewerPress {
  name: string
  /** Milliseconds from the first paint to the press. */
  rest: number
  /** Milliseconds that the content service takes to answer. */
  delay: number
  /** Undefined if the press had no effect. */
  effect: PressEffect | undefined
}

/** Maximum milliseconds from the first paint to a press. */
const LONGEST_REST_MS = 2_500
/** Maximum milliseconds until the content service answers. */
const LONGEST_DELAY_MS = 400
/** Milliseconds after the effect in which newer content could undo it. */
const WATCH_MS = 2_500

/** Presses at a random instant on a page, each of whose blocks newer content changes. Cases take turns. */
export async function pressWhileNewer(
  browser: Browser,
  address: string,
  { index, random }: { index: number; random: Random },
): Promise<NewerPress> {
  const pressCase = newerCases[index % newerCases.length]
  if (!pressCase) throw new Error('There are no cases')
  const rest = random.below(LONGEST_REST_MS)
  const delay = random.below(LONGEST_DELAY_MS)
  const prepare = async (page: Page) => {
    if (pressCase.path === '/contact') await giveContent(page)
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const body = editTexts(await response.text())
      await new Promise((answer) => setTimeout(answer, delay))
      await route.fulfill({ response, body })
    })
  }
  const effect = await measurePress(
    browser,
    address,
    pressCase,
    { from: 'shown', rest },
    { prepare, watch: WATCH_MS },
  )
  return { name: pressCase.name, rest, delay, effect }
}

/** Adds a word to each title, description and category, so that each block with such a text differs. */
const editTexts = (answer: string): string =>
  answer.replaceAll(/("(?:title|description|category)[^"]*":\s*"[^"]*[a-z.])"/g, '$1 now"')

/** Gives a page without content the content of another, as if it had been published from an older answer. */
export async function giveContent(page: Page): Promise<void> {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const about = await page.request.get(new URL('/about', route.request().url()).href)
    const content: object = JSON.parse(
      /id="published">(.*?)<\/script>/s.exec(await about.text())?.[1] ?? '{}',
    ).content
    const data = JSON.stringify({ ...content, hash: 'old', blocks: {} })
    const body = (await response.text()).replace(
      '"pathname":"/contact",',
      `"pathname":"/contact","content":${data},`,
    )
    await route.fulfill({ response, body })
  })
}
