import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchIslands } from '../../../src/runtime/app/watch-islands.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { hydrated, islandOf, pause, submitButton as send, turnTo } from '../../support/open-island.ts'
import { withServer } from '../../support/served-content.ts'
import { siteConfig } from '../../support/site-config.ts'
import { showPublished } from '../../support/visit-published.tsx'

withServer()
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.doUnmock('../../../src/runtime/app/hydrate-island.tsx'))

const instead = () => document.querySelector('[data-island] ~ [role=alert]')
const isShown = () => instead()?.matches(':not([hidden], [popover])')
const { phone, email, supportEmail = email } = siteConfig.site
const words = `${siteConfig.site.words.crashed}${phone}${supportEmail}`

/** Opens a page whose island cannot be loaded. */
async function openWithout(address: string, reload = () => false) {
  vi.doMock('../../../src/runtime/app/hydrate-island.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await showPublished(address)
  watchIslands({ isNeeded: () => false, reload })
}

describe('where an e-mail service takes enquiries', () => {
  beforeEach(() => vi.stubEnv('VITE_EMAILJS_KEY', 'key_0123456789'))

  test('the form is not posted; its button shows other ways until the script runs, and then it sends', async () => {
    await showPublished('/contact')
    const island = islandOf(document)
    expect(island.querySelector('form')).toHaveAttribute('method', 'dialog')
    expect(island.querySelector('form')).not.toHaveAttribute('action')
    expect(send()).toHaveAttribute('type', 'button')
    expect(send()).toHaveAttribute('popovertarget', instead()?.id)
    expect(instead()).toHaveAttribute('popover', 'auto')
    expect(instead()?.textContent).toContain(words)
    expect(document.querySelector('noscript')?.textContent).toContain(supportEmail)
    watchIslands({ isNeeded: () => false, reload: () => false })
    turnTo(island)
    await hydrated(island)
    await waitFor(() => expect(send()).toHaveAttribute('type', 'submit'))
    expect(send()).not.toHaveAttribute('popovertarget')
  })

  test('a press without the script is answered with other ways in place of the button', async () => {
    await openWithout('/contact')
    send().click()
    await waitFor(() => expect(isShown()).toBe(true))
    expect(document.querySelector('[aria-busy]')).toBeNull()
    takeConsole()
  })
})

test('if the site’s own server takes enquiries, the form is posted, and nothing else is shown', async () => {
  await showPublished('/contact')
  const form = islandOf(document).querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/v1.0/enquiry?page=%2Fcontact#enquiry-answer')
  expect(send()).toHaveAttribute('type', 'submit')
  expect(document.querySelector('noscript')).toBeNull()
  expect(isShown()).toBe(false)
})

test('a press without the script posts the form, once', async () => {
  const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  await openWithout('/contact')
  document.addEventListener('submit', posted, { once: true })
  send().click()
  send().click()
  await waitFor(() => expect(posted).toHaveBeenCalledOnce())
  expect(isShown()).toBe(false)
  takeConsole()
})

test('without a network the form stays, and other ways are shown', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await openWithout('/contact')
  send().click()
  await waitFor(() => expect(isShown()).toBe(true))
  expect(send()).toBeVisible()
  takeConsole()
})

test.each([
  ['a reload finds its script', true],
  ['its script stays lost', false],
])('a press in the planner, where %s', async (_, isFound) => {
  const reload = vi.fn<() => boolean>(() => isFound)
  await openWithout('/screen-planner', reload)
  islandOf(document).querySelector('button')?.click()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await pause()
  expect(isShown()).toBe(!isFound)
  expect(document.querySelector('[aria-busy]')).toBeNull()
  takeConsole()
})
