import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { Shell } from '../../src/shell/shell.tsx'
import { site, siteConfig } from './site-config.ts'
import { Surroundings } from './surroundings.tsx'

/** The shell alone around a word of content and a way back, at an address. */
export function renderShell(address = '/') {
  return render(
    <Surroundings at={address}>
      <Shell site={site}>
        <h1>Content</h1>
        <Back />
      </Shell>
    </Surroundings>,
  )
}

/** The browser's own Back, as a button. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

/** Scrolls the window so far down; `vi.unstubAllGlobals()` brings it back. */
export function scrollTo(offset: number): void {
  vi.stubGlobal('scrollY', offset)
  act(() => void fireEvent.scroll(window))
}

/** A navigation by its label. A closed menu has no accessible name, and jsdom, which knows no screen size, hides one. */
export function navigation(label: string): HTMLElement {
  const found = screen.getAllByRole('navigation', { hidden: true }).find((nav) => labelOf(nav) === label)
  if (!found) throw new Error(`There is no navigation called ${label}`)
  return found
}

function labelOf(nav: HTMLElement): string | null | undefined {
  const id = nav.getAttribute('aria-labelledby')
  return id === null ? nav.getAttribute('aria-label') : document.getElementById(id)?.textContent
}

/** The pages whose configs lie at addresses of their own below this one, by title, as `linksIn` writes them. */
export function pagesIn(folder: 'products' | 'industry'): string[] {
  return siteConfig.pages
    .filter(({ path }) => path.startsWith(`/${folder}/`) && !path.includes(':'))
    .map(({ path, page }) => `${page.title} ${path}`)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** The links in an element, hidden ones too: `Home /`. */
export function linksIn(element: HTMLElement): string[] {
  return linkElements(element).map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

/** Those that are marked as the current page's, by class and for assistive technology. */
export function currentIn(element: HTMLElement): (string | null)[] {
  const marked = linkElements(element).filter(
    (link) => link.classList.contains('active') && link.getAttribute('aria-current') === 'page',
  )
  const half = linkElements(element).filter(
    (link) => link.classList.contains('active') !== link.hasAttribute('aria-current'),
  )
  if (half.length > 0) throw new Error(`${half[0]?.textContent} is marked for the eye or the ear alone`)
  return marked.map(({ textContent }) => textContent)
}

const linkElements = (element: HTMLElement) => within(element).getAllByRole('link', { hidden: true })
