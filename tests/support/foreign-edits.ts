import type { Page } from 'playwright-core'

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
