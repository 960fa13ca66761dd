import { trailOf } from '../../../block-library/blocks.ts'
import { scriptJson } from '../../../block-library/contract/script-json.ts'
import type { Trail } from '../../../block-library/contract/define-block.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { articleData } from './article-data.ts'
import { pageMeta } from './page-meta.ts'
import { organizationData } from './organization-data.ts'
import { itemPageData } from './item-page-data.ts'
import type { SeoInput } from './seo-input.ts'

/**
 * Returns the page's JSON-LD as text:
 * - the organization
 * - the trail, if the page shows one
 * - the article of the page, or the figures of its product
 * - its questions, while the page loads only if the config says so
 *
 * A page that search engines must not list has no data.
 */
export function structuredData(input: SeoInput): string {
  const { document, bound, site, origin, status } = input
  const { page, faqs } = document
  const things: object[] = []
  if (!page.noindex) {
    things.push(organizationData(site, origin))
    const trail = trailOf(page.blocks.filter(({ lang }) => lang === undefined))
    if (trail) things.push(breadcrumbList(trail, input))
    if (bound?.article) things.push(articleData(bound.article, pageMeta(document, bound).description, input))
    if (bound?.facts) things.push(itemPageData(bound.facts, pageMeta(document, bound).description, input))
    if (faqs.length > 0 && (status !== 'loading' || page.structuredData.whileLoading))
      things.push(faqPage(faqs))
  }
  return scriptJson(things.map((thing) => ({ '@context': 'https://schema.org', ...thing })))
}

function breadcrumbList(
  { parents, current }: Trail,
  { origin, pathname }: Pick<SeoInput, 'origin' | 'pathname'>,
) {
  const steps = [...parents, { label: current, to: pathname }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  }
}

function faqPage(faqs: PageDocument['faqs']) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
