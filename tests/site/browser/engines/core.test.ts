import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { publishedRoutes } from '../../../../bench/published-routes.ts'
import { mailboxEntries } from '../../../support/mailbox-entries.ts'
import { outDir } from '../../../support/run-folders.ts'
import type { Engine, Visitor } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/* Essential behaviour, in the browser of each maker (`npm run engines`). All other tests use Chromium. */

const routes = await publishedRoutes(resolve(outDir)).catch(() => [])

/** Returns the faults of a page, a line each. Runs in the page. */
const faults = `(() => {
  const found = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push('scrolls sideways by ' + (scrollWidth - clientWidth))
  if (document.querySelectorAll('h1').length !== 1) found.push('no one headline')
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) found.push('lost ' + image.currentSrc)
  return found
})()`
const axeLines = `axe.run(document, { resultTypes: ['violations'], iframes: false, preload: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target).join()))`

const makers = [firefox, webkit].map((maker) => {
  const missing = Object.entries(maker.needs).flatMap(([file, debian]) => (existsSync(file) ? [] : [debian]))
  return { ...maker, missing: missing.join(' ') }
})

describe.each(makers)('$name', ({ name, missing, launch }) => {
  let engine: Engine | undefined
  let visitor: Visitor
  beforeAll(async () => {
    if (!missing) engine = await launch(inject('siteUrl'))
  })
  beforeEach(({ skip }) => skip(missing !== '', `${name} is not here: apt-get install ${missing}`))
  afterEach(() => visitor.close())
  afterAll(() => engine?.close())

  const open = async (width: number) => {
    if (!engine) throw new Error(`${name} was not started`)
    return engine.open(width)
  }
  const expectSoon = async (expression: string) => {
    await expect.poll(() => visitor.ask(expression), { message: expression }).toBe(true)
  }
  /** Presses Tab until the wanted element has the focus. */
  async function tabTo(selector: string): Promise<void> {
    const isThere = `document.activeElement.matches(${JSON.stringify(selector)})`
    for (let count = 0; count < 150; count += 1) {
      if ((await visitor.ask(isThere)) === true) return
      await visitor.press('Tab')
    }
    throw new Error(`Tab does not come to ${selector}`)
  }

  test('every page comes whole, and axe finds nothing', async () => {
    expect(routes.length).toBeGreaterThan(30)
    visitor = await open(390)
    for (const route of routes) {
      await visitor.go(route)
      // A picture may be drawn a moment after the page has loaded.
      await expect.poll(() => visitor.ask(faults), { message: route }).toEqual([])
      await visitor.run(axe.source)
      expect(await visitor.ask(axeLines), route).toEqual([])
    }
    expect(visitor.troubles()).toEqual([])
  })

  const isMenuOpen = `document.querySelector('header [data-behaviour="disclosure"] > details[open]') !== null`

  test('a press is answered as soon as the page has come', async () => {
    visitor = await open(390)
    await visitor.go('/industry/Retail')
    await visitor.click('header summary[aria-label="Menu"]')
    await expectSoon(isMenuOpen)
    await visitor.press('Escape')
    await expectSoon(`!(${isMenuOpen})`)
    await visitor.run(`document.querySelector('main details:not([open]) summary').focus()`)
    await visitor.press('Enter')
    await expectSoon(`document.querySelector('main details[open]') !== null`)
    expect(visitor.troubles()).toEqual([])
  })

  test('the header and the way up follow the page’s scrolling', async () => {
    visitor = await open(1280)
    await visitor.go('/industry/Retail')
    const ground = `getComputedStyle(document.querySelector('header'), '::before').backgroundColor`
    const up = `getComputedStyle(document.querySelector('aside a[href="#content"]')).visibility`
    expect(await visitor.ask(up)).toBe('hidden')
    await visitor.run(`window.scrollTo({ top: 600, behavior: 'instant' })`)
    await expectSoon(`${ground} === 'rgb(0, 0, 0)' && ${up} === 'visible'`)
    await visitor.click('aside a[href="#content"]')
    await expectSoon(`scrollY === 0 && location.hash === ''`)
    await expectSoon(`${up} === 'hidden'`)
  })

  test('links of the header that do not fit beside the name turn into the menu', async () => {
    visitor = await open(1280)
    await visitor.go('/industry/Retail')
    const visible = (selector: string) =>
      `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`
    const [links, menu] = [visible('header nav > ul'), visible('header summary[aria-label="Menu"]')]
    await expectSoon(`${links} && !${menu}`)
    await visitor.run(
      `document.querySelector('header a > span').append(' Displays and Video Walls of Theni')`,
    )
    await expectSoon(`!${links} && ${menu}`)
    expect(await visitor.ask(`document.querySelector('header').clientHeight`)).toBe(72)
  })

  test('the gallery pages, filters and shows a picture large', async () => {
    visitor = await open(1280)
    await visitor.go('/gallery')
    const first = `document.querySelector('#pictures [data-item]:not([hidden]) img').src`
    const before = await visitor.ask(first)
    await visitor.click('#pictures [data-step="1"]')
    await expectSoon(`${first} !== ${JSON.stringify(before)}`)
    await visitor.click('#pictures [data-item]:not([hidden]) a')
    await expectSoon(`document.querySelector('#pictures dialog[open] img') !== null`)
    await visitor.press('Escape')
    await expectSoon(`document.querySelector('#pictures dialog[open]') === null`)
    expect(visitor.troubles()).toEqual([])
  })

  test('the browser follows a link, and Back begins at the top too', async () => {
    visitor = await open(1280)
    await visitor.go('/')
    await visitor.run(`window.scrollTo({ top: 1200, behavior: 'instant' })`)
    await expectSoon('scrollY === 1200')
    await visitor.run(`document.querySelector('footer a[href="/contact"]').click()`)
    await expectSoon(`location.pathname === '/contact' && document.querySelector('form') !== null`)
    expect(await visitor.ask('scrollY')).toBe(0)
    await visitor.run('history.back()')
    await expectSoon(`location.pathname === '/' && document.readyState === 'complete' && scrollY === 0`)
  })

  test('by the keyboard alone from Home to an enquiry that is sent', async () => {
    const message = `By keyboard, in ${name}`
    visitor = await open(1280)
    await visitor.go('/')
    await visitor.press('Tab')
    expect(await visitor.ask('document.activeElement.hash')).toBe('#content')
    await tabTo('header a[href="/contact"]')
    await visitor.press('Enter')
    await expectSoon(`location.pathname === '/contact' && document.querySelector('form input') !== null`)
    await tabTo('form input[name="name"]')
    await visitor.write('Kavitha R')
    await tabTo('form input[name="email"]')
    await visitor.write('kavitha@example.com')
    await tabTo('form select')
    await visitor.write('C')
    await tabTo('form textarea')
    await visitor.write(message)
    await tabTo('form button:not([type="button"])')
    await visitor.press('Enter')
    await expectSoon(`document.body.textContent.includes('Message sent successfully!')`)
    await expect.poll(async () => (await mailboxEntries(message)).length).toBe(1)
  })
})
