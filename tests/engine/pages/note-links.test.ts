import { beforeEach, expect, test, vi } from 'vitest'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import { takeLinkState } from '../../../src/runtime/app/note-links.ts'
import { pressLink } from '../../support/press-link.ts'

// Every page in these tests records its links (tests/support/jsdom-setup.ts).
const client = { client: { name: 'Revathi "R." Murugan & Co.' } }

beforeEach(() => history.replaceState({ noted: true }, '', '/about'))

/** Puts a link into the page and presses the part inside it. */
function press(attributes: Record<string, string>): void {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries({ href: '/clients/hospital', ...attributes }))
    link.setAttribute(name, value)
  link.innerHTML = '<b>Read more</b>'
  document.body.replaceChildren(link)
  pressLink(link.firstElementChild ?? link)
}

/** Loads the page of a link, which begins with an empty history entry. */
function arrive(pathname: string): unknown {
  history.replaceState(null, '', pathname)
  takeLinkState()
  return history.state
}

test('a link’s state reaches its page, and a reload finds it in the history', () => {
  press({ 'data-state': JSON.stringify(client) })
  expect(arrive('/clients/hospital')).toEqual({ usr: client })
  takeLinkState()
  expect(history.state).toEqual({ usr: client })
})

test('the state is for the page of the link alone, and is forgotten on any other', () => {
  press({ 'data-state': JSON.stringify(client) })
  expect(arrive('/products')).toBeNull()
  expect(arrive('/clients/hospital')).toBeNull()
})

test('a second visit without that link finds nothing', () => {
  press({ 'data-state': JSON.stringify(client) })
  arrive('/clients/hospital')
  expect(arrive('/clients/hospital')).toBeNull()
})

test('a link without a state leaves none, and the page’s own history entry stays', () => {
  press({})
  history.replaceState({ noted: true }, '', '/clients/hospital')
  takeLinkState()
  expect(history.state).toEqual({ noted: true })
})

test('a link that asks for the form leaves the session flag, once', () => {
  press({ href: '/contact', 'data-ask-for-form': '' })
  expect(sessionStorage.getItem('scrollToForm')).toBe('true')
  expect([takeFormRequest(), takeFormRequest()]).toEqual([true, false])
})

test('any other link leaves no flag', () => {
  press({ href: '/contact' })
  expect(takeFormRequest()).toBe(false)
})

test('a press beside a link leaves nothing', () => {
  document.body.innerHTML = '<p data-state="1" data-ask-for-form>Text</p>'
  document.querySelector('p')?.click()
  expect(sessionStorage).toHaveLength(0)
})

test('with blocked storage a link works without state', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const storage = ['setItem', 'getItem'] as const
  for (const name of storage) vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  press({ 'data-state': JSON.stringify(client), 'data-ask-for-form': '' })
  expect(arrive('/clients/hospital')).toBeNull()
})
