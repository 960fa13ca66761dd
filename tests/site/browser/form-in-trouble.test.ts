import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openVisitor, otherScripts, requestsOf } from '../../support/browser.ts'
import { arrived, fillIn, send, success } from '../../support/enquiry-page.ts'
import { mailboxEntries } from '../../support/mailbox-entries.ts'

/**
 * The form with each of its scripts lost, with changed markup, and with a component that throws: an enquiry arrives
 * exactly once, and the page says so once.
 */
/** Fills in the form, sends it, and checks that it arrived once, and that the page says so once. */
async function sendsOnce(page: Page, message: string): Promise<void> {
  await fillIn(page, message)
  await send(page).click()
  await page.getByText(success).first().waitFor()
  await arrived(message)
  await page.waitForTimeout(300)
  expect(await page.getByText(success).filter({ visible: true }).count()).toBe(1)
  expect(await mailboxEntries(message)).toHaveLength(1)
}

test('each of its scripts blocked in turn', async () => {
  const { page } = await openVisitor()
  const requested = requestsOf(page)
  await page.goto('/contact')
  // The mailbox still holds the messages of a first attempt when the test is repeated.
  const attempt = Date.now()
  await sendsOnce(page, `With all scripts ${attempt}`)
  const scripts = [...new Set(requested.filter((path) => path.endsWith('.js')))]
  expect(scripts.length).toBeGreaterThan(6)
  for (const [index, script] of scripts.entries()) {
    const visitor = await openVisitor()
    await visitor.page.route(`**${script}`, (route) => route.abort())
    await visitor.page.goto('/contact')
    await sendsOnce(visitor.page, `Without ${script} ${attempt}`)
    const isFirst = index === 0
    expect({ script, isFirst, path: new URL(visitor.page.url()).pathname }).toEqual({
      script,
      isFirst,
      path: expect.stringMatching(/^\/(contact|api\/v1\.0\/enquiry)$/),
    })
  }
}, 300_000)

const wrap = () => {
  const island = document.querySelector('[data-island]') ?? document.body
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${text.data}·`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const changes: [string, () => void][] = [
  ['translated', wrap],
  [
    'with a field in a box of an extension',
    () => {
      const box = document.createElement('div')
      const area = document.querySelector('textarea')
      area?.replaceWith(box)
      if (area) box.append(area)
    },
  ],
  [
    'with an element more, and attributes',
    () => {
      document.querySelector('#enquiry-name')?.after(document.createElement('span'))
      document.querySelector('form')?.setAttribute('data-extension', '1')
    },
  ],
  ['half loaded', () => document.querySelector('[data-island] [role=alert]')?.remove()],
]

describe.each(changes)('%s', (name, change) => {
  test('before the first use: words and focus stay, and the press counts', async () => {
    const { page } = await openVisitor()
    await page.goto('/contact')
    await page.evaluate(change)
    await page.locator('#enquiry-name').click()
    await page.locator('#enquiry-name').evaluate((field) => field.setAttribute('data-first', ''))
    await page.keyboard.type('Anna Example', { delay: 60 })
    expect(await page.locator('#enquiry-name').inputValue()).toBe('Anna Example')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-name')
    // A translated form is not drawn again: an input method may be composing a word in the field.
    expect(await page.locator('#enquiry-name[data-first]').count()).toBe(change === wrap ? 1 : 0)
    await page.locator('#enquiry-email').fill('anna@example.com')
    await page.locator('#enquiry-option').selectOption('Customer')
    await page.locator('#enquiry-message').fill(`The form ${name}`)
    await page.locator('[data-island] button').click()
    await page.getByText(success).waitFor()
    await arrived(`The form ${name}`)
  })

  test('pressed immediately', async () => {
    const { page } = await openVisitor()
    await page.goto('/contact')
    await page.evaluate(change)
    await page.locator('[data-island] button').click()
    await expect.poll(() => page.getByText('Please check 4 fields').count()).toBe(1)
  })
})

test('translated after the first use: faults, sending and success do not crash it', async () => {
  const { page, troubles } = await openVisitor()
  await page.goto('/contact')
  await send(page).click()
  await page.getByText('Please check 4 fields').waitFor()
  await page.evaluate(wrap)
  await page.locator('#enquiry-name').fill('Anna Example')
  await page.locator('#enquiry-email').fill('anna@example.com')
  await page.locator('#enquiry-option').selectOption('Customer')
  await page.locator('#enquiry-message').fill('Translated in use')
  await page.evaluate(wrap)
  await page.locator('[data-island] form > button').click()
  await page.getByText(success).waitFor()
  await arrived('Translated in use')
  expect(troubles).toEqual([])
})

/** Makes a component throw: at once, or after the fifth letter. */
async function breakComponent(page: Page, file: RegExp, when: string): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /function (\w+)\(\{phone:/,
      (_, name: string) =>
        `let calls=0;function ${name}(o){if(${when})throw new Error('the fuse is blown');return ${name}2(o)}function ${name}2({phone:`,
    )
    await route.fulfill({ response, body })
  })
}

describe.each([
  ['when it is first drawn', 'true'],
  ['after some letters', 'document.querySelector("#enquiry-message")?.value.length > 4'],
])('a component that throws %s', (name, when) => {
  test('words, focus and Send stay, and other ways are shown', async () => {
    const { page, troubles } = await openVisitor()
    await breakComponent(page, /enquiry-form\.island-.*\.js$/, when)
    await page.goto('/contact')
    const message = `Thrown ${name}`
    await fillIn(page, '')
    await page.getByLabel('Message').click()
    await page.keyboard.type(message, { delay: 20 })
    await page.getByText('This part of the page is not available right now.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe(message)
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavitha R')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-message')
    expect(troubles.filter((line) => line.includes('block-crash'))).toHaveLength(1)
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
    await send(page).click()
    await page.getByText(success).waitFor()
    await arrived(message)
  })
})

test('a planner that throws keeps its fields, and other ways are shown', async () => {
  const { page, troubles } = await openVisitor()
  await page.route(/planner\.island-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /export\{\w+ as/,
      "function thrown(){throw new Error('the fuse is blown')}export{thrown as",
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/screen-planner')
  const near = page.locator('#planner [name=near]')
  await near.click()
  await near.fill('7')
  await page.getByText('This part of the page is not available right now.').waitFor()
  expect(await near.inputValue()).toBe('7')
  expect(await near.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(troubles.filter((line) => line.includes('block-crash'))).toHaveLength(1)
})

test.each([
  ['without JavaScript', { javaScriptEnabled: false }, undefined],
  ['with all scripts blocked', {}, /\/assets\/.*\.js$/],
  ['with its own scripts blocked', {}, otherScripts],
] as const)(
  '%s: a wrong field is named, the text stays, and the enquiry arrives',
  async (name, options, blocked) => {
    const { page } = await openVisitor(options)
    if (blocked) await page.route(blocked, (route) => route.abort())
    await page.goto('/contact')
    await fillIn(page, `Posted ${name}`)
    await page.getByLabel('Email').fill('nowhere')
    await send(page).click()
    await page.getByText('Enter an email address like name@example.com').waitFor()
    expect(new URL(page.url()).pathname).toBe('/api/v1.0/enquiry')
    expect(await page.getByText('Go back to the form').isVisible()).toBe(true)
    await page.goBack()
    expect(await page.getByLabel('Message').inputValue()).toBe(`Posted ${name}`)
    await page.getByLabel('Email').fill('anna@münchen.de')
    await send(page).click()
    await page.getByText(success).waitFor()
    expect(await page.getByText('Your reference: ').textContent()).toMatch(/[\dA-F]{4}-[\dA-F]{4}$/)
    // A reload posts the form again.
    await page.reload()
    await page.getByText(success).waitFor()
    await arrived(`Posted ${name}`)
  },
)
