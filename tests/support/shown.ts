import { screen } from '@testing-library/react'

/** Returns the block with this heading. */
export const block = (name: string | undefined) => screen.getByRole('region', { name: name ?? 'no title' })

/** Returns the text of each element. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

/** Returns the addresses of the pictures in an element. */
export const pictures = (element: Element) =>
  [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))

/** Returns the addresses of these items' pictures at the embedded service. */
export const stored = (items: ({ image?: string[] | undefined } | undefined)[]) =>
  items.flatMap((item) => item?.image ?? []).map((path) => `/storage/${path}`)
