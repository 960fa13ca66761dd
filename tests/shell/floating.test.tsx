import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setReducedMotion } from '../support/jsdom-setup.ts'
import { renderShell, scrollTo } from '../support/render-shell.tsx'

beforeEach(() => {
  vi.mocked(window.scrollTo).mockClear()
  setReducedMotion(false)
})
afterEach(() => vi.unstubAllGlobals())

const button = () => screen.queryByRole('button', { name: 'Scroll to top' })

const ringOffset = () =>
  Number(button()?.querySelector('[stroke-dashoffset]')?.getAttribute('stroke-dashoffset'))

describe('the way back to the top', () => {
  test('appears past 300 px and goes again', () => {
    renderShell()
    expect(button()).toBeNull()
    scrollTo(300)
    expect(button()).toBeNull()
    scrollTo(301)
    expect(button()).toBeVisible()
    scrollTo(300)
    expect(button()).toBeNull()
  })

  test.each([
    { offset: 400, read: 0.4 },
    { offset: 750, read: 0.75 },
    { offset: 1000, read: 1 },
    // Some browsers let the page be pulled past its end.
    { offset: 1200, read: 1 },
  ])('its ring shows $read of the page read at $offset px of 1000', ({ offset, read }) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000)
    renderShell()
    scrollTo(offset)
    const ring = button()?.querySelector('circle[stroke-dasharray]')
    const whole = Number(ring?.getAttribute('stroke-dasharray'))
    const unread = Number(ring?.getAttribute('stroke-dashoffset'))
    expect(whole).toBeCloseTo(2 * Math.PI * Number(ring?.getAttribute('r')))
    expect(1 - unread / whole).toBeCloseTo(read)
  })

  test('who pressed it goes on from the top with the keyboard too', async () => {
    renderShell()
    scrollTo(400)
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  })

  test('its ring follows a page that grows', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get')
    height.mockReturnValue(window.innerHeight + 1000)
    renderShell()
    scrollTo(500)
    const before = ringOffset()
    height.mockReturnValue(window.innerHeight + 2000)
    fireEvent(window, new Event('resize'))
    expect(ringOffset()).toBeGreaterThan(before)
  })

  test('scrolls there smoothly', async () => {
    renderShell()
    scrollTo(301)
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  test('jumps there where less motion is asked for', async () => {
    setReducedMotion(true)
    renderShell()
    scrollTo(301)
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  })
})

test('the chat link opens the phone’s chat in a new tab that cannot reach back', () => {
  renderShell()
  const link = screen.getByRole('link', { name: 'Chat with us on WhatsApp' })
  expect(link).toHaveAttribute('title', 'Chat with us on WhatsApp')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919000000000$/))
})
