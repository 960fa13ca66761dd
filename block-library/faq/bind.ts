import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's questions; not shown without one (document 2 §2). */
export function bindFaq(options: BlockOf<'faq'>, { section, fill }: BindContext) {
  const source = section(options.section)
  if (!source?.faqs.length) return new Hidden('its section is missing or has no questions')
  return { title: source.title || fill(options.heading), entries: source.faqs, group: options.id }
}
