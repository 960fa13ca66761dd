import { useEffect } from 'react'
import type { FaqSet } from '../../schemas/faq-set.ts'
import type { PageState } from '../engine/page-state.ts'

/**
 * Keeps the document's one JSON-LD script up to date. The script stands in `index.html` and only its text node changes:
 * a script made by React would break the Trusted Types policy the site is published under.
 */
export function useStructuredData({ status, document: page }: PageState): void {
  const options = page?.page.structuredData
  const shown = options && (status !== 'loading' || options.whileLoading)
  const json = JSON.stringify(shown ? [faqPage(page.faqs)] : [])
  useEffect(() => {
    const text = document.getElementById('structured-data')?.firstChild
    if (text) text.nodeValue = json
  }, [json])
}

function faqPage(faqs: FaqSet) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
