import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enclose } from '../../../block-library/parts/enclosure.ts'
import { field, renderContact } from '../../support/render-contact.tsx'

const example = 'with a message that begins by where one comes from'
const rental = { page: 'Rental & Event Series', address: '/products/rental-event-display' }
const line = 'About: Rental & Event Series (/products/rental-event-display)'
const filled = { name: 'Asha', company: '', phone: '', email: 'asha@example.com', option: 'Customer' }
const message = () => field('Message')
const write = (text: string, into = 'Message') => fireEvent.change(field(into), { target: { value: text } })
const press = () => fireEvent.submit(screen.getByRole('form'))

describe('a plan that was made on another page', () => {
  const plan = 'My plan: http://127.0.0.1/plan?near=3\nSize: 6.4 × 3.84 m'

  test('becomes the message, which can be sent unchanged', async () => {
    enclose(plan)
    const { enquiries } = await renderContact(example, { cameFrom: rental, draft: filled })
    expect(message()).toHaveValue(`${plan}\n\n`)
    press()
    expect(enquiries.send.mock.calls).toEqual([[{ ...filled, message: `${plan}\n\n` }, '']])
  })

  test('is added once below the earlier text, and stored with it', async () => {
    enclose(plan)
    const { enquiries, unmount } = await renderContact(example, { draft: { message: 'My own words\n' } })
    const both = `My own words\n\n${plan}\n\n`
    expect(message()).toHaveValue(both)
    expect(enquiries.keepDraft).toHaveBeenCalledWith(expect.objectContaining({ message: both }))
    unmount()
    enclose(plan)
    await renderContact(example, { draft: { message: both } })
    expect(message()).toHaveValue(both)
  })
})

describe('the message of a visitor who comes from a product', () => {
  test('begins with the product and its address, and goes on below', async () => {
    const { enquiries } = await renderContact(example, { cameFrom: rental, draft: filled })
    expect(message()).toHaveValue(`${line}\n\n`)
    expect(enquiries.keepDraft).not.toHaveBeenCalled()
    write(`${line}\n\nFor two days.`)
    press()
    expect(enquiries.send.mock.calls).toEqual([[{ ...filled, message: `${line}\n\nFor two days.` }, '']])
  })

  test('does not count as a message until text is added', async () => {
    const { enquiries } = await renderContact(example, { cameFrom: rental, draft: filled })
    press()
    expect(message()).toHaveAccessibleDescription('Write your message')
    expect(message()).toHaveValue(`${line}\n\n`)
    expect(enquiries.send).not.toHaveBeenCalled()
    write(`${line}\n\nA`)
    expect(message()).not.toHaveAttribute('aria-invalid')
  })

  test('is not stored as a message, so that another page can begin with its own', async () => {
    const { enquiries } = await renderContact(example, { cameFrom: rental })
    write('A', 'Name')
    expect(enquiries.keepDraft).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'A', message: '' }))
    expect(message()).toHaveValue(`${line}\n\n`)
  })

  test('can be changed and deleted', async () => {
    const { enquiries } = await renderContact(example, { cameFrom: rental, draft: filled })
    write('')
    expect(message()).toHaveValue('')
    write('Something else')
    press()
    expect(enquiries.send.mock.calls).toEqual([[{ ...filled, message: 'Something else' }, '']])
  })

  test('never replaces earlier text', async () => {
    await renderContact(example, { cameFrom: rental, draft: { message: 'My own words' } })
    expect(message()).toHaveValue('My own words')
  })

  test('is cleared after sending, and returns on the next visit to the form', async () => {
    const { become, unmount } = await renderContact(example, { cameFrom: rental, draft: filled })
    await become('sent')
    expect(message()).toHaveValue('')
    unmount()
    await renderContact(example, { cameFrom: rental })
    expect(message()).toHaveValue(`${line}\n\n`)
  })
})

test.each([
  ['straight to the form', undefined],
  ['from a page without a subject', { page: 'Home', address: '/' }],
  ['from the list of products', { page: 'Products', address: '/products' }],
])('a visitor who comes %s finds an empty message', async (_, cameFrom) => {
  await renderContact(example, cameFrom && { cameFrom })
  expect(message()).toHaveValue('')
})

test('without an opening in the config the message is empty', async () => {
  await renderContact('default', { cameFrom: rental })
  expect(message()).toHaveValue('')
})

test('a name with replacement patterns such as $& is unchanged', async () => {
  await renderContact(example, { cameFrom: { page: '$& {address} $1', address: '/gallery' } })
  expect(message()).toHaveValue('About: $& {address} $1 (/gallery)\n\n')
})
