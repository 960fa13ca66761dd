import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor } from './browser.ts'
import { mailboxEntries } from './mailbox-entries.ts'

/** Address pattern of the enquiry service. */
export const service = '**/api/v1.0/email/send-form'
/** Messages to the visitor. */
export const success = 'Message sent successfully!'
export const failure = 'Failed to send message. Try again.'

/** Opens the contact page on a phone. */
export async function openForm(address = '/contact') {
  const visitor = await openVisitor({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await visitor.page.goto(address)
  await enquiryForm(visitor.page).waitFor()
  return visitor
}

/** Returns the form, whose heading is the author's. */
export const enquiryForm = (page: Page) => page.locator('[data-island=enquiry-form] form')

/** Fills in the required fields. */
export async function fillIn(page: Page, message: string) {
  await page.getByLabel('Name').fill('Kavitha R')
  await page.getByLabel('Email').fill('kavitha@example.com')
  await page.getByLabel('I am interested as').selectOption('Customer')
  await page.getByLabel('Message').fill(message)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** Waits until the mailbox has the message exactly once. */
export async function arrived(message: string) {
  await expect.poll(async () => (await mailboxEntries(message)).length, { timeout: 20_000 }).toBe(1)
}
