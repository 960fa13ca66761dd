import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { enquiryOptions } from '../../../../schemas/enquiry.ts'
import { CanaryFault } from './canary-fault.ts'
import { answerFault } from './answer-fault.ts'
import { submitButton } from './open-form.ts'
import { watchRequests } from './watch-requests.ts'

interface Canary {
  marker: string
  email: string
  stepMs: number
}

/** Fills in the form, sends it, and waits until the form has confirmed the enquiry. */
export async function sendForm(page: Page, form: Locator, { marker, email, stepMs }: Canary): Promise<void> {
  const field = (name: string) => form.locator(`[name="${name}"]`).first()
  const message = `Automatic test of the form. Nobody has to answer. ${marker}`
  const watched = watchRequests(page, marker)
  try {
    await field('name').fill('Canary')
    await field('email').fill(email)
    await field('option').selectOption(enquiryOptions[2])
    await field('message').fill(message)
    await form.locator(submitButton).first().click()
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    throw new CanaryFault('the form', `the form cannot be filled in and sent: ${reason}`)
  }
  const end = Date.now() + stepMs
  while (!watched.answer() && !watched.failure() && Date.now() < end) await sleep(50)
  const answer = watched.answer()
  if (!answer) {
    const invalid = await form
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name') ?? ''))
    throw new CanaryFault('sending', watched.failure() ?? watched.silence(invalid))
  }
  const fault = await answerFault(answer)
  if (fault !== undefined) throw new CanaryFault('sending', fault)
  while ((await field('message').inputValue()) !== '') {
    if (Date.now() > end)
      throw new CanaryFault(
        'sending',
        'the server took the enquiry, but the form does not confirm it to the visitor',
      )
    await sleep(50)
  }
}
