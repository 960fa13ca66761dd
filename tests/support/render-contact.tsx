import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { contactExamples } from '../../block-library/contact/examples.ts'
import {
  EnquiryContext,
  type CameFrom,
  type EnquiryService,
  type EnquiryOutcome,
  type EnquiryStatus,
} from '../../block-library/contract/enquiry-context.ts'
import type { TypedValues } from '../../schemas/enquiry.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { bindExample } from './render-example.tsx'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

interface Surroundings {
  draft?: TypedValues
  cameFrom?: CameFrom
  status?: EnquiryStatus
  attach?: EnquiryService['attach']
}

/** Renders the contact block with an enquiry service that records calls and whose status the test sets. */
export async function renderContact(
  example = 'default',
  { draft = {}, cameFrom, ...more }: Surroundings = {},
) {
  const { shown } = await bindExample(contactExamples[example])
  const listeners = new Set<() => void>()
  const { attach } = more
  let { status = 'idle' } = more
  let outcome: EnquiryOutcome = { reference: '3F9A-1C07', place: 'device', isRetried: true }
  const enquiries = {
    readDraft: () => draft,
    keepDraft: vi.fn<EnquiryService['keepDraft']>(),
    send: vi.fn<EnquiryService['send']>(),
    status: () => status,
    outcome: () => outcome,
    cameFrom: () => cameFrom,
    ...(attach && { attach }),
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  const view = render(
    <Surroundings>
      <EnquiryContext value={enquiries}>
        <BlockList views={views} blocks={shown} />
      </EnquiryContext>
    </Surroundings>,
  )
  /** Sets the status and outcome of the current enquiry. */
  const become = (next: EnquiryStatus, words: Partial<EnquiryOutcome> = {}) =>
    act(async () => {
      status = next
      outcome = { ...outcome, ...words }
      for (const listener of listeners) listener()
      await loaded()
    })
  return { ...view, enquiries, become }
}

/** Loads the form's responses, which are loaded on first use. */
export const loaded = async () => void (await import('../../block-library/contact/responses.ts'))

export const submitButton = () => screen.getByRole('button')

/** Presses the button of the form. */
export async function press() {
  await userEvent.click(submitButton())
  await act(loaded)
}

/** Returns a field of the form by its label. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(label)

/** The labels of the form, in order. */
export const labels = [
  'Name',
  'Company (optional)',
  'Phone (optional)',
  'Email',
  'I am interested as',
  'Message',
]

/** Returns the values of the fields, in the order of the labels. */
export const typed = () => labels.map((label) => field(label).value)

/** Valid values of the fields, in the order of the labels. */
export const values = {
  name: 'Asha Nair',
  company: 'Harbour Hotel',
  phone: '+91 98765 43210',
  email: 'asha@harbour.example',
  option: 'Customer',
  message: 'A wall for the lobby & the bar?\nFive metres wide.',
}
