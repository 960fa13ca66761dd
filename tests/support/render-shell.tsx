import { fireEvent, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { Shell } from '../../src/runtime/shell/shell.tsx'
import { site, bakery } from './bakery.ts'
import { Surroundings } from './surroundings.tsx'

/** Renders the shell at an address, around a heading and a button. */
export function renderShell(address = '/') {
  return render(
    <Surroundings at={address}>
      <Shell site={site}>
        <h1>Content</h1>
        <button type="button">Elsewhere</button>
      </Shell>
    </Surroundings>,
  )
}

/** Scrolls the window to an offset and waits for the next frame. `vi.unstubAllGlobals()` restores the window. */
export async function scrollTo(offset: number): Promise<void> {
  vi.stubGlobal('scrollY', offset)
  fireEvent.scroll(window)
  await nextFrame()
}

export const nextFrame = () => new Promise(requestAnimationFrame)

/** Fires the browser's event of a page that is left, by a link or otherwise. */
export const leavePage = () => fireEvent(window, new Event('pagehide'))

/** Finds a summary by its accessible name, closed or hidden ones too. */
export const summary = (name: string) => screen.getByLabelText(name, { selector: 'summary' })

/** Finds the `details` of a summary. */
export function detailsOf(name: string): HTMLDetailsElement {
  const details = summary(name).parentElement
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`${name} has no details`)
  return details
}

/** Finds a navigation by its label. Closed menus have no accessible name, and jsdom, without a screen size, hides one header. */
export function navigation(label: string): HTMLElement {
  const match = screen.getAllByRole('navigation', { hidden: true }).find((nav) => labelOf(nav) === label)
  if (!match) throw new Error(`There is no navigation called ${label}`)
  return match
}

function labelOf(nav: HTMLElement): string | null | undefined {
  const id = nav.getAttribute('aria-labelledby')
  return id === null ? nav.getAttribute('aria-label') : document.getElementById(id)?.textContent
}

/** Lists the pages with configs in a folder by title, in the format of `linksIn`. */
export function pagesIn(folder: 'brote' | 'kuchen'): string[] {
  return bakery.pages
    .filter(({ path }) => path.startsWith(`/${folder}/`) && !path.includes(':'))
    .map(({ path, page }) => `${page.title} ${path}`)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** Lists the links in an element as `Home /`, hidden ones too. */
export function linksIn(element: HTMLElement): string[] {
  return linkElements(element).map((link) => `${labelIn(link)} ${link.getAttribute('href')}`)
}

/** Lists the links marked as current, by class and by `aria-current`. */
export function currentIn(element: HTMLElement): string[] {
  const marked = linkElements(element).filter(
    (link) => link.classList.contains('active') && link.getAttribute('aria-current') === 'page',
  )
  const half = linkElements(element).filter(
    (link) => link.classList.contains('active') !== link.hasAttribute('aria-current'),
  )
  if (half.length > 0) throw new Error(`${half[0]?.textContent} is marked for the eye or the ear alone`)
  return marked.map(labelIn)
}

/** Returns the label of a link without the fact after it. */
const labelIn = ({ childNodes }: HTMLElement) =>
  [...childNodes].map(({ nodeName, textContent }) => (nodeName === 'SMALL' ? '' : textContent)).join('')

const linkElements = (element: HTMLElement) => within(element).getAllByRole('link', { hidden: true })
