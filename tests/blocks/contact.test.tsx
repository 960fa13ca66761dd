import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { field, labels, renderContact, typed } from '../support/render-contact.tsx'
import { site } from '../support/site-config.ts'

const values = {
  name: 'Asha Nair',
  company: 'Harbour Hotel',
  phone: '+91 98765 43210',
  email: 'asha@harbour.example',
  option: 'Customer',
  message: 'A wall for the lobby & the bar?\nFive metres wide.',
}
const submitButton = () => screen.getByRole('button')
const press = () => userEvent.click(submitButton())
const summary = () => screen.getByText(/^Please check/).parentElement
const chatHref = `${site.chat.href.replace('{phone}', site.phone.replaceAll(/\D/g, ''))}?text=`

async function fillIn() {
  const texts = [values.name, values.company, values.phone, values.email, '', values.message]
  for (const [index, label] of labels.entries()) {
    if (texts[index]) await userEvent.type(field(label), texts[index])
  }
  await userEvent.selectOptions(field('I am interested as'), values.option)
}

describe('a form that is not ready to be sent', () => {
  test('empty: says beside each field that is needed what is missing, and sends nothing', async () => {
    const { desk } = await renderContact()
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
    expect(desk.send).not.toHaveBeenCalled()
  })

  test('the summary takes the focus and says all of it again, in order', async () => {
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
  })

  test('an entry of the summary leads to its field', async () => {
    await renderContact()
    await press()
    await userEvent.click(screen.getByRole('link', { name: 'Write your message' }))
    expect(field('Message')).toHaveFocus()
  })

  test('nothing that was typed is cleared', async () => {
    const { desk } = await renderContact()
    await fillIn()
    await userEvent.clear(field('Name'))
    await press()
    expect(screen.getByText('Please check one field:')).toBeVisible()
    expect(typed()).toEqual(['', ...Object.values(values).slice(1)])
    expect(desk.send).not.toHaveBeenCalled()
  })

  test.each(['asha', 'asha@', 'asha@harbour', '@harbour.example', 'asha nair@harbour.example'])(
    'an email address like %j is none',
    async (email) => {
      const { desk } = await renderContact('default', { draft: { ...values, email } })
      await press()
      expect(field('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com')
      expect(desk.send).not.toHaveBeenCalled()
    },
  )

  test('blanks are no answer', async () => {
    const { desk } = await renderContact('default', { draft: { ...values, name: '  ', message: ' \n ' } })
    await press()
    expect(field('Name')).toHaveAccessibleDescription('Enter your name')
    expect(field('Message')).toHaveAccessibleDescription('Write your message')
    expect(desk.send).not.toHaveBeenCalled()
  })

  test('a field put right stops complaining at once, the others do not', async () => {
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
  test('hands over once what was typed', async () => {
    const { desk } = await renderContact()
    await fillIn()
    await press()
    expect(desk.send.mock.calls).toEqual([[values, '']])
    expect(screen.queryByText(/^Please check/)).toBeNull()
  })

  test('company and phone may stay empty', async () => {
    const bare = { ...values, company: '', phone: '' }
    const { desk } = await renderContact('default', { draft: bare })
    await press()
    expect(desk.send.mock.calls).toEqual([[bare, '']])
  })

  test('Enter in a field sends too', async () => {
    const { desk } = await renderContact('default', { draft: values })
    await userEvent.type(field('Email'), '{Enter}')
    expect(desk.send.mock.calls).toEqual([[values, '']])
  })

  test('passes on what the field that no person sees holds', async () => {
    const { container, desk } = await renderContact('default', { draft: values })
    const trap = container.querySelector('input[name="website"]')
    if (!trap) throw new Error('There is no trap')
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    await press()
    expect(desk.send.mock.calls).toEqual([[values, 'https://spam.example']])
  })

  test('nobody comes upon that field, by eye, ear or key', async () => {
    const { container } = await renderContact()
    const trap = container.querySelector<HTMLInputElement>('input[name="website"]')
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.autocomplete).toBe('off')
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
  })

  test('while it is under way the button says so, and the fields keep their text', async () => {
    const { become } = await renderContact('default', { draft: values })
    expect(submitButton()).toHaveTextContent(/^Send message$/)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false')
    become('sending')
    expect(submitButton()).toHaveTextContent(/^Sending…$/)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(typed()).toEqual(Object.values(values))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

describe('the answer', () => {
  test('success: the exact text with a tick, and every field cleared', async () => {
    const { become } = await renderContact('default', { draft: values })
    become('sending')
    become('sent')
    expect(within(screen.getByRole('alert')).getByText(/^✓/).textContent).toBe('✓ Message sent successfully!')
    expect(typed()).toEqual(['', '', '', '', '', ''])
    expect(submitButton()).toHaveTextContent('Send message')
  })

  test('success: the reference, when we answer and what happens next are said with it, and come into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    site.company.responseTime = 'within one working day'
    onTestFinished(() => {
      delete site.company.responseTime
      vi.restoreAllMocks()
    })
    const { become } = await renderContact('with all that happens next', { draft: values })
    become('sent', { reference: 'AB12-CD34' })
    const alert = screen.getByRole('alert')
    expect([...alert.querySelectorAll('p, li')].map(({ textContent }) => textContent)).toEqual([
      '✓ Message sent successfully!',
      'Your reference: AB12-CD34',
      'We answer within one working day.',
      'What happens next',
      'We read it.',
      'We answer.',
    ])
    await waitFor(() => expect(scroll.mock.contexts).toEqual([alert]))
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })

  test('success: without a response time in the site settings none is promised', async () => {
    expect(site.company.responseTime).toBeUndefined()
    const { become } = await renderContact('default', { draft: values })
    become('sent')
    expect(screen.queryByText(/We answer/)).toBeNull()
    expect(screen.getByText('Your reference: 3F9A-1C07')).toBeVisible()
  })

  test.each([
    ['device', true, /kept on this device\. It is sent as soon as the service answers\./],
    [
      'device',
      false,
      /kept on this device\. The service has turned it down, so it is not tried again by itself/,
    ],
    [
      'refused',
      true,
      /keep nothing, so your message is on this page alone and is gone when you leave it\. It is sent/,
    ],
    ['refused', false, /gone when you leave it\. The service has turned it down/],
    [
      'full',
      true,
      /^50 messages wait on this device already, and it keeps no more: this one is on this page alone/,
    ],
  ] as const)(
    'failure, waiting on %s, tried again: %s: says exactly that',
    async (place, isRetried, words) => {
      const { become } = await renderContact('default', { draft: values })
      become('failed', { place, isRetried })
      const said = within(screen.getByRole('alert')).getByText(words)
      expect(/kept on this device\./.test(said.textContent)).toBe(place === 'device')
      expect(/sent as soon as/.test(said.textContent)).toBe(isRetried)
    },
  )

  test('failure: the exact text with a cross, and every field kept', async () => {
    const { become } = await renderContact('default', { draft: values })
    become('sending')
    become('failed')
    const line = within(screen.getByRole('alert')).getByText(/^✗/)
    expect(line).toHaveTextContent(/^✗ Failed to send message. Try again.$/)
    expect(typed()).toEqual(Object.values(values))
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false')
  })

  test('failure: the telephone and the chat stand by, with the text already written', async () => {
    const { become } = await renderContact('default', { draft: values })
    become('failed')
    const answer = within(screen.getByRole('alert'))
    expect(answer.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      `tel:${site.phone.replaceAll(' ', '')}`,
    )
    const chat = answer.getByRole('link', { name: 'send it by chat' })
    expect(chat).toHaveAttribute('target', '_blank')
    const href = chat.getAttribute('href') ?? ''
    expect(href.startsWith(chatHref)).toBe(true)
    expect(decodeURIComponent(href.slice(chatHref.length))).toBe(
      `${values.message}\n\n${values.name} ${values.phone} ${values.email}`,
    )
    expect(href.slice(chatHref.length)).not.toMatch(/[&?\s]/)
  })

  test('after a failure it can be sent again, and the answer is then the new one', async () => {
    const { become, desk } = await renderContact('default', { draft: values })
    become('failed')
    await press()
    expect(desk.send).toHaveBeenCalledOnce()
    become('sending')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    become('sent')
    expect(screen.getByRole('alert')).toHaveTextContent(/^✓/)
    expect(screen.queryByText(/Failed/)).toBeNull()
  })

  test('both texts come from the config', async () => {
    const { become } = await renderContact('answers in words of its own', { draft: values })
    become('failed')
    expect(screen.getByText('✗ That did not work.')).toBeVisible()
    become('sent')
    expect(screen.getByText('✓ Thank you, it is here.')).toBeVisible()
  })
})
