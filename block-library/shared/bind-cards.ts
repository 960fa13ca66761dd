import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import { Hidden, type BindContext } from './binder.ts'

/** A titled list of the section's items: what most card blocks show. Not shown without items. */
export function bindCards(
  options: { section: SectionRef; heading?: string | undefined },
  context: BindContext,
) {
  const source = context.section(options.section)
  if (!source?.items.length) return new Hidden('its section is missing or has no items')
  return {
    title: source.title || (options.heading ? context.fill(options.heading) : ''),
    lead: source.html ?? source.description,
    cards: source.items,
  }
}
