import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import type { Alternate } from '../../../schemas/shared/language.ts'
import { sharedShell, withAddresses } from '../../../src/publish/render/shared-shell.tsx'
import { Shell, WithoutShellContext } from '../../../src/runtime/shell/shell.tsx'
import { site as bakery } from '../../support/bakery.ts'

// React preloads a picture that stands in both parts in each of them.
const site = { ...bakery, mark: undefined }

/** Renders the complete shell on a page, as the browser's app does. */
function wholeShell(pathname: string, isOmitted = false, alternates?: Alternate[]) {
  const sheet = new ServerStyleSheet()
  return renderToStaticMarkup(
    sheet.collectStyles(
      <MemoryRouter initialEntries={[pathname]}>
        <WithoutShellContext value={isOmitted}>
          <Shell site={site} alternates={alternates}>
            content
          </Shell>
        </WithoutShellContext>
      </MemoryRouter>,
    ),
  )
}

const pages = ['/', site.headerLinks[1]?.to ?? '', `${site.headerLinks[1]?.to}/below`, '/elsewhere']

test('the shared shell around an empty page is the shell of the app on every page', () => {
  for (const pathname of [...pages, ...pages]) {
    const { before, after } = sharedShell(site, pathname)
    const main = wholeShell(pathname, true)
    expect(main).toMatch(/^<main[^>]*>content<\/main>$/)
    expect(before.html + main + after.html).toBe(wholeShell(pathname))
  }
})

test('pages with the same current links share one shell', () => {
  expect(sharedShell(site, '/elsewhere')).toBe(sharedShell(site, '/elsewhere-too'))
  expect(sharedShell(site, '/elsewhere')).not.toBe(sharedShell(site, '/'))
})

test('another site has another shell', () => {
  const before = sharedShell(site, '/')
  const other = sharedShell({ ...site, brand: 'Another brand' }, '/')
  expect(other).not.toBe(before)
  expect(other.before.html).toContain('Another brand')
})

test('pages in two languages share one shell, into which each puts its addresses', () => {
  const alternatesOf = (path: string) => [
    { tag: 'en-IE', name: 'English', path },
    { tag: 'ga', name: 'Gaeilge', path: `/ga${path}` },
  ]
  const shell = sharedShell(site, '/elsewhere', alternatesOf('/elsewhere'))
  expect(shell).toBe(sharedShell(site, '/elsewhere-too', alternatesOf('/elsewhere-too')))
  expect(shell).not.toBe(sharedShell(site, '/elsewhere'))
  const before = withAddresses(shell.before.html, alternatesOf('/a&b'))
  expect(before).toContain('href="/ga/a&amp;b"')
  expect(before + wholeShell('/elsewhere', true) + shell.after.html).toBe(
    wholeShell('/elsewhere', false, alternatesOf('/a&b')),
  )
})
