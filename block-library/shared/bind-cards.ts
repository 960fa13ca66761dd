import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import { Hidden, type BindContext } from './binder.ts'

interface CardOptions {
  section: SectionRef
  heading?: string | undefined
  /** A block's way onward, which needs no items beside it. */
  button?: object | undefined
}

/**
 * A titled list of the section's items: what most card blocks show. Without items its words and its button stay and
 * only the list goes; it is not shown where the section is missing, or has neither.
 */
export function bindCards(options: CardOptions, context: BindContext) {
  const source = context.section(options.section)
  if (!source) return new Hidden('its section is missing')
  const lead = source.html ?? source.description
  if (source.items.length === 0 && !source.title && !lead && !options.button)
    return new Hidden('its section is empty')
  return {
    title: source.title || (options.heading ? context.fill(options.heading) : ''),
    lead,
    cards: source.items,
  }
}

/** The same for what is nothing without its items: strip and carousels are then hidden (document 2 §2, §5). */
export function bindFilledCards(options: CardOptions, context: BindContext) {
  const bound = bindCards(options, context)
  return bound instanceof Hidden || bound.cards.length > 0 ? bound : new Hidden('its section has no items')
}
