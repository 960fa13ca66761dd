import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** Adds a block to the bakery's contact page in the studio, fills its empty frames, moves it by keys, and undoes all. */
export async function addBlockWithContent(page: Page, root: string): Promise<void> {
  const [config, content] = ['page-configs/general/kontakt.ts', 'content/api/kontakt.json']
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '')
  const says = async (file: string, text: string | RegExp) => {
    await expect.poll(() => read(file), { timeout: 60_000 }).toMatch(text)
  }
  const before = await read(config)
  const editor = page.locator('site-studio')
  const press = (name: string | RegExp) => editor.getByRole('button', { name }).first().click()
  const spot = (label: string) => editor.locator(`.spot[aria-label*=${JSON.stringify(label)}]`).first()
  await page.goto('/kontakt')
  await press('Edit')
  await spot('Block 1: hero').press('Enter')
  await press('Add a block below')
  await press('Add cards')
  await says(content, 'SAMPLE: title 1')
  await says(config, "endpoint: 'kontakt'")

  const photograph = join(root, '.tmp/IMG_2041.JPEG')
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a74' } }).toFile(photograph)
  await dropFile(page, photograph, spot('Picture: none yet'))
  await editor.getByLabel('Its content, in plain words').fill('a loaf of bread')
  await press('Store and show it')
  await says(content, '"image": "pictures/img-2041.jpg"')
  await editor.locator('.card').waitFor({ state: 'detached' })

  await spot('Picture: none yet').press('Enter')
  await press(/^Choose a picture/)
  await editor.locator('.grid button').first().click()
  await says(content, /"image": "[\w/-]+\.webp"/)

  // The keys of a block act while its card is open.
  await spot('Block 2: cards').press('Enter')
  await editor.getByRole('button', { name: 'Options' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await says(config, /type: 'contact'[^]*type: 'cards'/)
  await spot('Block 3: cards').press('Enter')
  await press('Options')
  await editor.getByRole('button', { name: 'Add links', exact: true }).waitFor()
  expect(await editor.locator('.option').first().getAttribute('data-option')).toBe('heading')
  await page.keyboard.press('Escape')
  for (const steps of [4, 3, 2, 1]) await press(`Undo (${steps})`)
  await expect.poll(() => read(config), { timeout: 60_000 }).toBe(before)
  await says(content, /^$/)
}

/** Drops a file from the desktop. The browser would show the file in place of a page that does not take it. */
async function dropFile(page: Page, file: string, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
}

/** A page in the editor is read again before the browser uses what it has preloaded. */
export const isNoPreload = (trouble: string) => !trouble.includes('was preloaded')
