import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  field,
  labels,
  press,
  renderContact,
  submitButton,
  typed,
  values,
} from '../../support/render-contact.tsx'

const summary = () => screen.getByText(/^Please check/).parentElement

async function fillIn() {
  const texts = [values.name, values.company, values.phone, values.email, '', values.message]
  for (const [index, label] of labels.entries()) {
    if (texts[index]) await userEvent.type(field(label), texts[index])
  }
  await userEvent.selectOptions(field('I am interested as'), values.option)
}

describe('an invalid form', () => {
  test('if empty, reports beside each required field, and is not sent', async () => {
    const { enquiries } = await renderContact()
    await press()
    const described = labels.map((label) => [
      field(label).getAttribute('aria-invalid'),
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent,
    ])
    expect(described).toEqual([
      ['true', 'Enter your name'],
      [null, undefined],
      [null, undefined],
      ['true', 'Enter your email address'],
      ['true', 'Choose what describes you'],
      ['true', 'Write your message'],
    ])
    expect(enquiries.send).not.toHaveBeenCalled()
  })

  test('the summary gets the focus, lists all errors in order, and leads to their fields', async () => {
    await renderContact()
    await press()
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(screen.getByText('Please check 4 fields:')).toBeVisible()
    const items = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'))
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Enter your name', `#${field('Name').id}`],
      ['Enter your email address', `#${field('Email').id}`],
      ['Choose what describes you', `#${field('I am interested as').id}`],
      ['Write your message', `#${field('Message').id}`],
    ])
    await press()
    await userEvent.click(screen.getByRole('link', { name: 'Write your message' }))
    expect(field('Message')).toHaveFocus()
  })

  test('nothing that was typed is cleared', async () => {
    const { enquiries } = await renderContact()
    await fillIn()
    await userEvent.clear(field('Name'))
    await press()
    expect(screen.getByText('Please check one field:')).toBeVisible()
    expect(typed()).toEqual(['', ...Object.values(values).slice(1)])
    expect(enquiries.send).not.toHaveBeenCalled()
  })

  test('a malformed email address is refused', async () => {
    const { enquiries } = await renderContact('default', { draft: { ...values, email: 'asha@harbour' } })
    await press()
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com')
    expect(enquiries.send).not.toHaveBeenCalled()
  })

  test('a corrected field loses its error immediately, the others keep theirs', async () => {
    await renderContact()
    await press()
    await userEvent.type(field('Name'), 'A')
    expect(field('Name')).not.toHaveAttribute('aria-invalid')
    expect(field('Name')).not.toHaveAttribute('aria-describedby')
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address')
    expect(screen.getByText('Please check 3 fields:')).toBeVisible()
  })
})

describe('sending', () => {
  test('passes the typed fields on once', async () => {
    const { enquiries } = await renderContact()
    await fillIn()
    await press()
    expect(enquiries.send.mock.calls).toEqual([[values, '']])
    expect(screen.queryByText(/^Please check/)).toBeNull()
  })

  test('Enter in a field sends too', async () => {
    const { enquiries } = await renderContact('default', { draft: values })
    await userEvent.type(field('Email'), '{Enter}')
    expect(enquiries.send.mock.calls).toEqual([[values, '']])
  })

  test('passes on the value of the hidden trap field', async () => {
    const { container, enquiries } = await renderContact('default', { draft: values })
    const trap = container.querySelector('input[name="leave_empty"]')
    if (!trap) throw new Error('There is no trap')
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    await press()
    expect(enquiries.send.mock.calls).toEqual([[values, 'https://spam.example']])
  })

  test('fields that were filled in without an event are sent, and stay filled in', async () => {
    const { container, enquiries } = await renderContact('default')
    for (const [name, value] of Object.entries(values)) {
      const element = container.querySelector(`[name=${name}]`)
      if (element) Reflect.set(element, 'value', value)
    }
    await userEvent.type(field('Message'), '!')
    await press()
    expect(enquiries.send.mock.calls).toEqual([[{ ...values, message: `${values.message}!` }, '']])
    expect(typed()).toEqual(Object.values({ ...values, message: `${values.message}!` }))
  })

  test('the trap field cannot be seen, heard or focused', async () => {
    const { container } = await renderContact()
    const trap = container.querySelector<HTMLInputElement>('input[name="leave_empty"]')
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.autocomplete).toBe('off')
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
  })

  test('during sending the button shows it, and the fields keep their text', async () => {
    const { become } = await renderContact('default', { draft: values })
    expect(submitButton()).toHaveTextContent(/^Send message$/)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false')
    await become('sending')
    expect(submitButton()).toHaveTextContent(/^Sending…$/)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(typed()).toEqual(Object.values(values))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})
