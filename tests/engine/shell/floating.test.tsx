import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setReducedMotion } from '../../support/jsdom-setup.ts'
import { nextFrame, renderShell, scrollTo } from '../../support/render-shell.tsx'

beforeEach(() => void vi.mocked(window.scrollTo).mockClear())

const up = () => screen.getByLabelText('Scroll to top')
const isShown = () => getComputedStyle(up()).visibility !== 'hidden'
const unread = () => Number(up().querySelector('[stroke-dashoffset]')?.getAttribute('stroke-dashoffset'))

/*
 * Browsers with scroll-driven animations do this in CSS (tests/site/browser/behaviour.test.ts). jsdom has no such
 * animations.
 */
describe('the way back to the top', () => {
  test('appears past 300 px and goes again', async () => {
    renderShell()
    await nextFrame()
    expect(isShown()).toBe(false)
    await scrollTo(300)
    expect(isShown()).toBe(false)
    await scrollTo(301)
    expect(isShown()).toBe(true)
    await scrollTo(300)
    expect(isShown()).toBe(false)
  })

  test.each([
    { offset: 400, read: 0.4 },
    { offset: 750, read: 0.75 },
    { offset: 1000, read: 1 },
    // Some browsers allow scrolling past the page's end.
    { offset: 1200, read: 1 },
  ])('its ring shows $read of the page read at $offset px of 1000', async ({ offset, read }) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000)
    renderShell()
    await scrollTo(offset)
    const ring = up().querySelector('[stroke-dashoffset]')
    expect([ring?.getAttribute('pathLength'), ring?.getAttribute('stroke-dasharray')]).toEqual(['1', '1'])
    expect(1 - unread()).toBeCloseTo(read)
  })

  test('its ring follows a page that grows', async () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get')
    height.mockReturnValue(window.innerHeight + 1000)
    renderShell()
    await scrollTo(500)
    const before = unread()
    height.mockReturnValue(window.innerHeight + 2000)
    fireEvent(window, new Event('resize'))
    await nextFrame()
    expect(unread()).toBeGreaterThan(before)
  })

  test('reads the page at most once a frame, and not while it attaches', async () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get')
    height.mockClear()
    renderShell()
    expect(height).not.toHaveBeenCalled()
    await scrollTo(500)
    height.mockClear()
    fireEvent.scroll(window)
    fireEvent.scroll(window)
    await nextFrame()
    expect(height).toHaveBeenCalledOnce()
  })

  test('stops following the page once it is detached', async () => {
    const { unmount } = renderShell()
    await scrollTo(400)
    const detached = up()
    unmount()
    await scrollTo(0)
    expect(detached).toHaveAttribute('data-shown')
  })

  test('scrolls smoothly without a hash, and keyboard users continue from the top', async () => {
    renderShell()
    await scrollTo(301)
    await userEvent.click(up())
    expect(screen.getByRole('main')).toHaveFocus()
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
    expect(window.location.hash).toBe('')
  })

  test('jumps to the content under reduced motion', async () => {
    setReducedMotion(true)
    renderShell()
    await scrollTo(301)
    await userEvent.click(up())
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  })
})

test('the chat link opens the chat in a new tab without an opener', () => {
  renderShell()
  const link = screen.getByRole('link', { name: 'Chat with us' })
  expect(link).toHaveAttribute('title', 'Chat with us')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/chat\.example\/497615550142$/))
})
