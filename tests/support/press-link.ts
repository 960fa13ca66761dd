import { fireEvent } from '@testing-library/react'

/** Clicks a link, which the page may record. Prevents the navigation, because jsdom cannot load another page. */
export function pressLink(link: Element): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
}
