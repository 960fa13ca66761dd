import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Returns a line for each tag of the head, such as `og:type website`. A duplicate tag gives two lines. */
export function headTags(): string[] {
  const tags = document.head.querySelectorAll('title, meta, link[rel="canonical"]')
  return [...tags].map(describeTag).toSorted()
}

function describeTag(tag: Element): string {
  if (tag.localName === 'title') return `title ${tag.textContent}`
  if (tag.localName === 'link') return `canonical ${tag.getAttribute('href')}`
  return `${tag.getAttribute('name') ?? tag.getAttribute('property')} ${tag.getAttribute('content')}`
}

/** Returns the names of the head's tags, with duplicates. */
export const headNames = () => headTags().map(nameIn)

/** Returns the name in the line of a tag. */
export const nameIn = (line: string) => line.split(' ')[0] ?? ''

/** Waits until the head is that of the page at this address. */
export async function headOf(path: string): Promise<void> {
  await waitFor(() => expect(headTags()).toContain(`canonical ${location.origin}${path}`))
}

/** Returns the only script of structured data, its data, and the questions in it. */
export function structuredData(): { script: Element; data: Thing[]; questions: Thing[] } {
  const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  if (!script || others.length > 0) throw new Error(`${others.length + (script ? 1 : 0)} JSON-LD scripts`)
  const data: Thing[] = JSON.parse(script.textContent)
  return { script, data, questions: data.filter((thing) => thing['@type'] === 'FAQPage') }
}

interface Thing {
  '@type': string
}

/** Returns the structured data of exactly these questions. */
export const faqPageOf = (faqs: { question: string; answer: string }[]) => [
  {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
