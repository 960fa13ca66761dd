import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { press, renderContact, submitButton, typed, values } from '../../support/render-contact.tsx'
import { site } from '../../support/bakery.ts'

const chatHref = `${site.chat?.href.replace('{phone}', site.phone.replaceAll(/\D/g, ''))}?text=`

describe('the answer', () => {
  test('success: the exact text with a tick, and every field cleared', async () => {
    const { become } = await renderContact('default', { draft: values })
    await become('sending')
    await become('sent')
    expect(within(screen.getByRole('alert')).getByText(/^✓/).textContent).toBe('✓ Message sent successfully!')
    expect(typed()).toEqual(['', '', '', '', '', ''])
    expect(submitButton()).toHaveTextContent('Send message')
  })

  test('success: reference, response time and next steps are announced and scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    site.company.responseTime = 'within one working day'
    onTestFinished(() => void delete site.company.responseTime)
    const { become } = await renderContact('with all that happens next', { draft: values })
    await become('sent', { reference: 'AB12-CD34' })
    const alert = screen.getByRole('alert')
    expect([...alert.querySelectorAll('p, li')].map(({ textContent }) => textContent)).toEqual([
      '✓ Message sent successfully!',
      'Your reference: AB12-CD34',
      'We answer within one working day.',
      'What happens next',
      'We read it.',
      'We answer.',
    ])
    await waitFor(() => expect(scroll.mock.contexts).toContain(alert.firstElementChild))
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })

  test('success: without a response time in the site settings none is promised', async () => {
    expect(site.company.responseTime).toBeUndefined()
    const { become } = await renderContact('default', { draft: values })
    await become('sent')
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
    'failure, waiting on %s, tried again: %s: the message is exact',
    async (place, isRetried, words) => {
      const { become } = await renderContact('default', { draft: values })
      await become('failed', { place, isRetried })
      const paragraph = [...screen.getByRole('alert').querySelectorAll('p')].at(-1)?.textContent ?? ''
      expect(paragraph).toMatch(words)
      expect(/kept on this device\./.test(paragraph)).toBe(place === 'device')
      expect(/sent as soon as/.test(paragraph)).toBe(isRetried)
    },
  )

  test('failure: the exact text with a cross, and unchanged fields', async () => {
    const { become } = await renderContact('default', { draft: values })
    await become('sending')
    await become('failed')
    const line = within(screen.getByRole('alert')).getByText(/^✗/)
    expect(line).toHaveTextContent(/^✗ Failed to send message. Try again.$/)
    expect(typed()).toEqual(Object.values(values))
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false')
  })

  test('failure: telephone and chat are offered, the chat with the typed text', async () => {
    const { become } = await renderContact('default', { draft: values })
    await become('failed')
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
    const { become, enquiries } = await renderContact('default', { draft: values })
    await become('failed')
    await press()
    expect(enquiries.send).toHaveBeenCalledOnce()
    await become('sending')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await become('sent')
    expect(screen.getByRole('alert')).toHaveTextContent(/^✓/)
    expect(screen.queryByText(/Failed/)).toBeNull()
  })

  test('both texts come from the config', async () => {
    const { become } = await renderContact('answers in words of its own', { draft: values })
    await become('failed')
    expect(screen.getByText('✗ That did not work.')).toBeVisible()
    await become('sent')
    expect(screen.getByText('✓ Thank you, it is here.')).toBeVisible()
  })
})

test.each([
  ['sent', '✓ Message sent successfully!'],
  ['failed', '✗ Failed to send message. Try again.'],
] as const)('before the script has loaded, a short message is shown: %s', async (status, line) => {
  await renderContact('default', { status })
  expect(screen.getByRole('alert').textContent).toBe(line)
})
