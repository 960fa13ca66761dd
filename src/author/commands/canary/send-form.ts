import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { CanaryFault } from './canary-fault.ts'
import { answerFault } from './answer-fault.ts'
import { submitButton } from './open-form.ts'
import type { Watched } from './watch-requests.ts'

/** Milliseconds between two looks at the form. */
const POLL_MS = 50

interface Canary {
  marker: string
  email: string
  stepMs: number
  watched: Watched
}

/** Fills in the form, sends it, and waits until the form has confirmed the enquiry. */
export async function sendForm(form: Locator, { marker, email, stepMs, watched }: Canary): Promise<void> {
  const field = (name: string) => form.locator(`[name="${name}"]`).first()
  const message = `Automatic test of the form. Nobody has to answer. ${marker}`
  try {
    await field('name').fill('Canary')
    await field('email').fill(email)
    // The first entry asks to choose one. A site may have no options.
    if ((await field('option').count()) > 0) await field('option').selectOption({ index: 1 })
    await field('message').fill(message)
    await form.locator(submitButton).first().click()
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    throw new CanaryFault('the form', `the form cannot be filled in and sent: ${reason}`)
  }
  const end = Date.now() + stepMs
  const invalidFields = () =>
    form
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name') ?? ''))
  let invalid: string[] = []
  while (!watched.answer() && !watched.failure() && invalid.length === 0 && Date.now() < end) {
    await sleep(POLL_MS)
    invalid = await invalidFields()
  }
  if (invalid.length > 0)
    throw new CanaryFault('the form', `the form refuses what is filled in: ${invalid.join(', ')}`)
  const answer = watched.answer()
  if (!answer) throw new CanaryFault('sending', watched.failure() ?? watched.silence())
  const fault = await answerFault(answer)
  if (fault !== undefined) throw new CanaryFault('sending', fault)
  while ((await field('message').inputValue()) !== '') {
    if (Date.now() > end)
      throw new CanaryFault(
        'sending',
        'the server took the enquiry, but the form does not confirm it to the visitor',
      )
    await sleep(POLL_MS)
  }
}
