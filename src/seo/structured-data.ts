import type { FaqSet } from '../../schemas/faq-set.ts'
import type { PageState } from '../engine/page-state.ts'

/** The page's JSON-LD: its questions, on pages that have some and that say so already while they load. */
export function structuredData({ status, document }: Pick<PageState, 'status' | 'document'>): string {
  const options = document?.page.structuredData
  const shown = options && (status !== 'loading' || options.whileLoading)
  return JSON.stringify(shown ? [faqPage(document.faqs)] : []).replaceAll('<', '\\u003c')
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
