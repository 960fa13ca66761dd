import { screen } from '@testing-library/react'

/** The block of the page that stands under this heading. */
export const block = (name: string | undefined) => screen.getByRole('region', { name: name ?? 'no title' })

/** What each element says. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

/** The addresses of the pictures in an element. */
export const pictures = (element: Element) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))

/** Where the embedded service keeps the pictures of these items. */
export const stored = (items: ({ image?: string[] | undefined } | undefined)[]) =>
  items.flatMap((item) => item?.image ?? []).map((path) => `/storage/${path}`)
