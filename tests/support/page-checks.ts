import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { site, siteConfig } from './site-config.ts'
import { nameIn } from './head.ts'

/** Returns the faults of the document's headings: not exactly one h1, or a skipped level. */
export function headingFaults(): string[] {
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => ({
    level: Number(tagName.slice(1)),
    line: `${tagName.toLowerCase()} ${textContent}`,
  }))
  const faults = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  const first = headings.filter(({ level }) => level === 1)
  return [...(first.length === 1 ? [] : [`${first.length} h1`]), ...faults.map(({ line }) => line)]
}

/** Whether `main` is between the only header and the only footer. */
export function standsInShell(): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node
  const main = screen.getByRole('main')
  return (
    screen.getByRole('banner').compareDocumentPosition(main) === after &&
    main.compareDocumentPosition(screen.getByRole('contentinfo')) === after
  )
}

interface ExpectedHead {
  path: string
  title: string
  description: string
  noindex?: boolean
}

/** A page that is not indexed has an address if it has a file, as clients' pages do. The not-found page has none. */
const hasAddress = ({ path, noindex = false }: ExpectedHead) =>
  !noindex || path.startsWith('/clients/') || siteConfig.pages.some((loaded) => loaded.path === path)

/** Tags with a page's address. The not-found page has none. */
export const addressNames = ['canonical', 'og:url', 'twitter:url']

/** Names of the tags that every page with an address has exactly once. */
export const onceEach = expectedHead({ path: '/', title: '', description: '' }).map(nameIn)

/** Waits until the head has this title. */
export async function headTitled(title: string): Promise<void> {
  await waitFor(() => expect(document.title).toBe(title))
}

/** Returns the tags that a page's head must have exactly once (document 1 §2.2). */
export function expectedHead(expected: ExpectedHead): string[] {
  const { path, title, description, noindex = false } = expected
  const address = location.origin + path
  const picture = `${location.origin}/media/og.jpg`
  return [
    `title ${title}`,
    `description ${description}`,
    `keywords LED displays, video walls, digital signage, LED screens, ${site.brand}`,
    'og:type website',
    `og:site_name ${site.brand}`,
    'og:locale en_IN',
    `og:title ${title}`,
    `og:description ${description}`,
    `og:image ${picture}`,
    'og:image:width 1200',
    'og:image:height 630',
    `og:image:alt ${site.preview.alt}`,
    'twitter:card summary_large_image',
    `twitter:title ${title}`,
    `twitter:description ${description}`,
    `twitter:image ${picture}`,
    `twitter:image:alt ${site.preview.alt}`,
    ...(noindex ? ['robots noindex'] : []),
    ...(hasAddress(expected) ? addressNames.map((name) => `${name} ${address}`) : []),
  ].toSorted()
}
