import { act, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { contactExamples } from '../../block-library/contact/examples.ts'
import {
  EnquiryContext,
  type CameFrom,
  type EnquiryService,
  type EnquiryOutcome,
  type EnquiryStatus,
} from '../../block-library/contract/enquiry-context.ts'
import type { EnquiryValues } from '../../schemas/enquiry.ts'
import { BlockList } from '../../src/runtime/engine/block-list.tsx'
import { bindExample } from './render-example.tsx'
import { Surroundings } from './surroundings.tsx'
import { views } from './views.ts'

interface Surroundings {
  draft?: Partial<EnquiryValues>
  cameFrom?: CameFrom
  status?: EnquiryStatus
}

/** The contact block with an enquiry service that notes what it is asked and does as it is told. */
export async function renderContact(
  example = 'default',
  { draft = {}, cameFrom, ...more }: Surroundings = {},
) {
  const { shown } = await bindExample(contactExamples[example])
  const listeners = new Set<() => void>()
  let { status = 'idle' } = more
  let outcome: EnquiryOutcome = { reference: '3F9A-1C07', place: 'device', isRetried: true }
  const enquiries = {
    readDraft: () => draft,
    keepDraft: vi.fn<EnquiryService['keepDraft']>(),
    send: vi.fn<EnquiryService['send']>(),
    status: () => status,
    outcome: () => outcome,
    cameFrom: () => cameFrom,
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
  /** The service's word on the enquiry in hand. */
  const become = (next: EnquiryStatus, said: Partial<EnquiryOutcome> = {}) =>
    act(async () => {
      status = next
      outcome = { ...outcome, ...said }
      for (const listener of listeners) listener()
      await loaded()
    })
  return { ...view, enquiries, become }
}

/** What the form has to say comes when it is first needed. */
export const loaded = async () => void (await import('../../block-library/contact/responses.ts'))

/** A field of the form by its label. */
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

/** What stands in the fields, in the order of the labels. */
export const typed = () => labels.map((label) => field(label).value)

/** What somebody may type into them, in that order. */
export const values = {
  name: 'Asha Nair',
  company: 'Harbour Hotel',
  phone: '+91 98765 43210',
  email: 'asha@harbour.example',
  option: 'Customer',
  message: 'A wall for the lobby & the bar?\nFive metres wide.',
}
