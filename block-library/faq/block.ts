import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const faqBlock = defineBlock({
  type: 'faq',
  bind: bindFaq,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's questions. Without questions, the block is hidden (document 2 §2). */
export function bindFaq(options: BlockOf<'faq'>, context: BindContext) {
  const source = context.section(options.section)
  if (!source?.faqs.length) return new Hidden(`its section ${source ? 'has no questions' : 'is missing'}`)
  return {
    heading: headingOf(options, source),
    props: { entries: source.faqs, group: options.id, price: priceOf(options, context) },
  }
}

/** Returns the band of the page's product, else the bars of what moves the price, each as a share of the longest. */
function priceOf({ price }: BlockOf<'faq'>, { site, pageName }: BindContext) {
  if (!price) return undefined
  const { heading, note, movers } = price
  const address = `${site.defaults.productPages}/${pageName}`
  const band = site.prices.find(({ product }) => product === address)?.band
  if (band !== undefined) return { heading, band, note, bars: [] }
  const longest = Math.max(...movers.drivers.map(({ factor = 1 }) => factor))
  const bars = movers.drivers.map(({ name, factor, text }) => ({
    name,
    text,
    label: factor === undefined ? movers.open : movers.times.replace('{factor}', String(factor)),
    share: factor === undefined ? undefined : factor / longest,
  }))
  return { heading: movers.heading, band, note: movers.note, bars }
}
