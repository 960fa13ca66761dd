import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import type { BindContext } from './bind-context.ts'
import type { ContentItemView, ContentSectionView } from './content-view.ts'
import { Hidden } from './define-block.ts'
import { placedItems } from './placed-items.ts'

interface SectionOptions {
  section: SectionRef
  heading?: string | undefined
  text?: string | undefined
  fallbackHeading?: string | undefined
  fallbackText?: string | undefined
  /** The block's button, which is useful without items too. */
  button?: object | undefined
}

/**
 * Returns a section's words, or the config's, and its items. Without items, the words and the button are still shown.
 * The block is hidden if the section is missing, or has neither items, words nor a button.
 */
export function bindSection(options: SectionOptions, context: BindContext) {
  const source = context.section(options.section)
  if (!source) return new Hidden('its section is missing')
  const heading = headingOf(options, source)
  const lead = textOf(options, source)
  if (source.items.length === 0 && !source.title && !lead && !options.button)
    return new Hidden('its section is empty')
  return { heading, lead, items: source.items, places: placedItems(source) }
}

/**
 * Returns the section's words and items like `bindSection`, but hides a block without items. Strip and showcase need
 * items (document 2 §2, §5).
 */
export function bindFilledSection(options: SectionOptions, context: BindContext) {
  const bound = bindSection(options, context)
  return bound instanceof Hidden || bound.items.length > 0 ? bound : new Hidden('its section has no items')
}

type SectionWords = Pick<ContentSectionView, 'title' | 'description' | 'html'>

/** Returns the config's heading, else the section's, else the config's fallback. */
export const headingOf = (
  { heading, fallbackHeading }: Omit<SectionOptions, 'section'>,
  source: SectionWords | undefined,
): string => heading ?? (source?.title || (fallbackHeading ?? ''))

/**
 * Returns the text under the heading: the config's, else the section's (rich, if it is), else the config's fallback.
 */
export const textOf = (
  { text, fallbackText }: Omit<SectionOptions, 'section'>,
  source: SectionWords | undefined,
) => text ?? source?.html ?? (source?.description || (fallbackText ?? ''))

/** Returns the items with their pictures registered as shown. */
export const withPictures = (items: readonly ContentItemView[], { picture }: BindContext) =>
  items.map((item) => ({ ...item, src: picture(item.src) }))
