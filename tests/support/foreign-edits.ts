import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Writes "Screens for the street" into the open text by an input method and autocorrection, while an extension adds words of its own. */
export async function typeWithHelpers(page: Page): Promise<void> {
  const card = page.locator('site-studio').locator('.card')
  await card.getByText('No other page shows it.').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', { text: 'skrin', selectionStart: 5, selectionEnd: 5 })
  await devtools.send('Input.insertText', { text: 'Screens' })
  await page.keyboard.type(' for teh street')
  await page.locator('[contenteditable]').evaluate((typed) => {
    // A browser corrects a word, and then an extension marks it and adds its badge.
    typed.textContent = typed.textContent?.replace('teh', 'the') ?? ''
    typed.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }))
    typed.append(Object.assign(document.createElement('mark'), { textContent: 'Did you mean straight?' }))
    typed.after(Object.assign(document.createElement('spelling-badge'), { textContent: '1 mistake' }))
  })
  await page.keyboard.press('Enter')
  await card.waitFor({ state: 'detached' })
}

/** Writes the open text of a content file after another tab has written another text of the file. */
export async function writeBesideAnotherTab(
  page: Page,
  file: string,
  read: () => Promise<string>,
): Promise<void> {
  const [mine, theirs] = ['Store screens that people notice', 'Words of another tab']
  const card = page.locator('site-studio').locator('.card')
  await card.getByText('No other page shows it.').waitFor()
  await page.keyboard.type(mine)
  // The other tab writes the same file, as a save in an editor does.
  await page.evaluate(
    async ([content = '', value = '']) => {
      const document = await (await fetch(window.location.href, { headers: { accept: 'text/html' } })).text()
      const token = /name="edit-token" content="(\w+)"/.exec(document)?.[1] ?? ''
      const ask = async (name: string, sent: object) => {
        const headers = { 'x-edit-token': token, 'content-type': 'application/json' }
        const body = JSON.stringify({ ask: name, sent })
        return (await fetch('/__studio', { method: 'POST', headers, body })).json()
      }
      const place = { file: content, path: [1, 'title'] }
      const { hash } = await ask('value', place)
      await ask('write', { base: { [place.file]: hash }, changes: [{ do: 'set', ...place, value }] })
    },
    [file, theirs],
  )
  expect(await read()).toContain(theirs)
  await page.keyboard.press('Enter')
  await card.getByText('Not written: the file changed on disk meanwhile.').waitFor()
  expect(await read()).not.toContain(mine)
  await card.getByRole('button', { name: 'Read the file again' }).click()
  await card.getByRole('button', { name: 'Write' }).click()
  await expect.poll(read, { timeout: 90_000 }).toContain(mine)
  expect(await read()).toContain(theirs)
}

/** Writes the open text after its file was saved on the disk, gives it up, and restores the file. */
export async function writeBesideSavedFile(page: Page, path: string): Promise<void> {
  const before = await readFile(path, 'utf8')
  const card = page.locator('site-studio').locator('.card')
  await card.getByText('No other page shows it.').waitFor()
  await page.keyboard.type('Mine')
  await writeFile(path, `${before}\n`)
  await page.keyboard.press('Enter')
  await card.getByText('Not written: the file changed on disk meanwhile.').waitFor()
  expect(await readFile(path, 'utf8')).toBe(`${before}\n`)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await writeFile(path, before)
}
