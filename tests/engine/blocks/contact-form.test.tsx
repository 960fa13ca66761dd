import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askForForm } from '../../../block-library/contract/form-request.ts'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { field, labels, press, renderContact, typed, values } from '../../support/render-contact.tsx'
import { site } from '../../support/bakery.ts'

describe('the fields', () => {
  test('have the order of the contract, their labels, and three options under a placeholder', async () => {
    const { container } = await renderContact()
    const names = [...container.querySelectorAll('label[for]')].map((label) => label.textContent?.trim())
    expect(names).toEqual(labels)
    expect(labels.map((label) => field(label).name)).toEqual([
      'name',
      'company',
      'phone',
      'email',
      'option',
      'message',
    ])
    expect([field('I am interested as').tagName, field('Message').tagName]).toEqual(['SELECT', 'TEXTAREA'])
    expect(labels.filter((label) => field(label).getAttribute('aria-required') === 'true')).toEqual(
      labels.filter((label) => !label.endsWith('(optional)')),
    )
    const options = within(field('I am interested as')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Select an option', true],
      ['Partnership', false],
      ['Distributor', false],
      ['Customer', false],
    ])
    expect(field('I am interested as')).toHaveDisplayValue('Select an option')
    expect(field('I am interested as')).toHaveValue('')
  })

  test.each([
    ['Name', 'text name words off', ''],
    ['Company (optional)', 'text organization words off', ''],
    ['Phone (optional)', 'tel tel  ', 'tel'],
    ['Email', 'text email none off', 'email'],
  ])('%s: type, autocomplete, capitals and corrections %j, keyboard %j', async (label, hints, keyboard) => {
    await renderContact()
    const valueOf = (name: string) => field(label).getAttribute(name) ?? ''
    expect(['type', 'autocomplete', 'autocapitalize', 'autocorrect'].map(valueOf).join(' ')).toBe(hints)
    expect(valueOf('inputmode')).toBe(keyboard)
  })

  test('those of the site stand before the message, and are sent with the others', async () => {
    const { container, enquiries } = await renderContact('with fields of its own', { draft: values })
    const names = [...container.querySelectorAll('label[for]')].map((label) => label.textContent?.trim())
    expect(names).toEqual([
      ...labels.slice(0, -1),
      'Name of your pet',
      'A day that suits you (optional)',
      'Its age (optional)',
      'The practice to visit (optional)',
      'Message',
    ])
    await press()
    expect(enquiries.send).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Name of your pet')).toHaveAccessibleDescription(
      'Enter the name of your pet.',
    )
    await userEvent.type(field('Name of your pet'), 'Luna')
    await userEvent.selectOptions(field('The practice to visit (optional)'), 'Market')
    await press()
    expect(enquiries.send).toHaveBeenCalledWith({ ...values, field_Pet: 'Luna', field_Place: 'Market' }, '')
    expect(enquiries.keepDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ field_Pet: 'Luna', field_Place: 'Market' }),
    )
  })
})

describe('around the form', () => {
  test('there are telephone, support address, offices and networks', async () => {
    await renderContact()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Let us build it together')
    expect(screen.getByRole('form', { name: 'Send an enquiry' })).toBeVisible()
    expect(
      screen.getByText('We use what you send to answer this enquiry and for nothing else.'),
    ).toBeVisible()
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
    expect(links).toEqual([
      [site.phone, `tel:${site.phone.replaceAll(' ', '')}`, null],
      [site.supportEmail, `mailto:${site.supportEmail}`, null],
      ...site.socials.map(({ label, href }) => [label, href, '_blank']),
    ])
    expect(screen.getAllByRole('listitem').map((city) => city.textContent)).toEqual(site.cities)
  })
})

describe('the draft', () => {
  test('is there again when the visitor comes back', async () => {
    await renderContact('default', { draft: { name: 'Asha', option: 'Distributor', message: 'A wall' } })
    expect(typed()).toEqual(['Asha', '', '', '', 'Distributor', 'A wall'])
  })

  test('is stored with every key, beside earlier fields', async () => {
    const { enquiries } = await renderContact('default', { draft: { name: 'Asha' } })
    expect(enquiries.keepDraft).not.toHaveBeenCalled()
    await userEvent.type(field('Message'), 'Hi')
    await userEvent.selectOptions(field('I am interested as'), 'Customer')
    const rest = { company: '', phone: '', email: '' }
    expect(enquiries.keepDraft.mock.calls).toEqual([
      [{ ...rest, name: 'Asha', option: '', message: 'H' }],
      [{ ...rest, name: 'Asha', option: '', message: 'Hi' }],
      [{ ...rest, name: 'Asha', option: 'Customer', message: 'Hi' }],
    ])
  })
})

describe('arriving', () => {
  const flag = () => sessionStorage.getItem('scrollToForm')
  const scroll = vi.mocked(Element.prototype.scrollIntoView)
  /** Returns the elements to which the page scrolled, and how. */
  const moves = () =>
    scroll.mock.contexts.map((target, index) => [
      target instanceof Element && target.querySelector('form') !== null,
      scroll.mock.calls[index]?.[0],
    ])

  beforeEach(() => {
    scroll.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test('from a button that asks for the form moves to it after 300 ms, and only once', async () => {
    askForForm()
    const { unmount } = await renderContact()
    expect(flag()).toBeNull()
    vi.advanceTimersByTime(299)
    expect(moves()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(moves()).toEqual([[true, { behavior: 'smooth' }]])
    unmount()
    await renderContact()
    vi.advanceTimersByTime(1000)
    expect(moves()).toHaveLength(1)
  })

  test('under reduced motion, jumps to the form without animation', async () => {
    setReducedMotion(true)
    askForForm()
    await renderContact()
    vi.advanceTimersByTime(300)
    expect(moves()).toEqual([[true, { behavior: 'instant' }]])
  })

  test('in any other way stays at the top', async () => {
    await renderContact()
    vi.advanceTimersByTime(1000)
    expect(moves()).toEqual([])
  })

  test('where the browser refuses its storage stays at the top, without complaint', async () => {
    askForForm()
    const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    await renderContact()
    vi.advanceTimersByTime(1000)
    expect(refuse).toHaveBeenCalledWith('scrollToForm')
    expect(moves()).toEqual([])
  })
})
