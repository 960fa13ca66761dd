import { beforeEach, expect, test, vi } from 'vitest'

const opening = { from: ['/products/'], line: 'About: {page} ({address})' }
const line = 'About: Rental & Event Series (/products/rental-event-display)\n\n'

let fillOpeningLine: () => void
let comeFrom: (pathname: string, title: string) => void
beforeEach(async () => {
  // Forgets the visit, which is stored in memory, too.
  vi.resetModules()
  const { visitPage } = await import('../../../src/runtime/enquiry/visit.ts')
  comeFrom = (pathname, title) => visitPage({ contactPage: '/contact', pathname, title })
  fillOpeningLine = (await import('../../../src/runtime/enquiry/fill-opening-line.ts')).fillOpeningLine
  show('')
})

/** Puts the message field of a published form, with its text, into the page. */
function show(typed: string, begins: unknown = opening): void {
  const field = document.createElement('textarea')
  if (begins !== null) field.dataset.opening = JSON.stringify(begins)
  field.value = typed
  document.body.replaceChildren(field)
}

const message = () => document.querySelector('textarea')?.value

test('the message begins with the page before the form', () => {
  comeFrom('/products/rental-event-display', 'Rental & Event Series')
  comeFrom('/contact', 'Contact')
  fillOpeningLine()
  expect(message()).toBe(line)
})

test('a message with text is not changed', () => {
  comeFrom('/products/rental-event-display', 'Rental & Event Series')
  show('My own')
  fillOpeningLine()
  expect(message()).toBe('My own')
})

test.each([
  ['without a page before', undefined],
  ['from a page that is no subject', '/gallery'],
])('%s the message stays empty', (_, pathname) => {
  if (pathname) comeFrom(pathname, 'Gallery')
  fillOpeningLine()
  expect(message()).toBe('')
})

test('a form without an opening line is not changed, and a page without a form causes no error', () => {
  comeFrom('/products/rental-event-display', 'Rental & Event Series')
  show('', null)
  fillOpeningLine()
  expect(message()).toBe('')
  document.body.replaceChildren()
  expect(fillOpeningLine).not.toThrow()
})
