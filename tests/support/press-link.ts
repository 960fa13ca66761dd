import { fireEvent } from '@testing-library/react'

/** Clicks a link, which the page may note. It is not followed: jsdom cannot load another page. */
export function pressLink(link: Element): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
}
