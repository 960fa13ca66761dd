import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { axeReport } from '../../support/axe.ts'
import { currentIn, linksIn, navigation, renderShell, summary } from '../../support/render-shell.tsx'

beforeEach(() => {
  document.head.innerHTML = '<title>Shell</title>'
})

test('the first thing a keyboard reaches skips to the content, which can take the focus', async () => {
  renderShell()
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  const main = screen.getByRole('main')
  expect(skip).toHaveAttribute('href', `#${main.id}`)
  main.focus()
  expect(main).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('banner')).toContainElement(document.querySelector(':focus'))
})

test('the page stands once, between one header, one footer, and tabs in order, each with its drawing', () => {
  renderShell()
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  const tabs = navigation('Tabs')
  expect(linksIn(tabs)).toEqual(['Startseite /', 'Brote /brote', 'Kontakt /kontakt'])
  expect(tabs.querySelectorAll('a > [aria-hidden="true"]')).toHaveLength(3)
})

test.each([
  ['/', ['Startseite']],
  ['/brote', ['Brote']],
  ['/brote/weissbrot', ['Brote']],
  ['/neues', []],
])('at %s the current tab is %j', (address, current) => {
  renderShell(address)
  expect(currentIn(navigation('Tabs'))).toEqual(current)
})

test('axe-core finds nothing in the shell, with the menu open or closed', async () => {
  renderShell()
  expect((await axeReport()).objections).toEqual([])
  await userEvent.click(summary('Menu'))
  const { objections, kept } = await axeReport()
  expect(objections).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(['bypass', 'document-title', 'aria-valid-attr-value']))
})
