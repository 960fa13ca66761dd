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
  /** A block's way onward, which needs no items beside it. */
  button?: object | undefined
}

/**
 * What most blocks show of a section: its words, or the config's, and its items. Without items the words and the button
 * stay and only the items go; it is not shown where the section is missing, or has neither.
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

/** The same for what is nothing without its items: strip and showcase are then hidden (document 2 §2, §5). */
export function bindFilledSection(options: SectionOptions, context: BindContext) {
  const bound = bindSection(options, context)
  return bound instanceof Hidden || bound.items.length > 0 ? bound : new Hidden('its section has no items')
}

type SectionWords = Pick<ContentSectionView, 'title' | 'description' | 'html'>

/** The config's own heading, else the section's, else the one that stands in. */
export const headingOf = (
  { heading, fallbackHeading }: Omit<SectionOptions, 'section'>,
  source: SectionWords | undefined,
): string => heading ?? (source?.title || (fallbackHeading ?? ''))

/** The same of the text under it, rich where the section's is. */
export const textOf = (
  { text, fallbackText }: Omit<SectionOptions, 'section'>,
  source: SectionWords | undefined,
) => text ?? source?.html ?? (source?.description || (fallbackText ?? ''))

/** Takes the pictures of items that are shown. */
export const withPictures = (items: readonly ContentItemView[], { picture }: BindContext) =>
  items.map((item) => ({ ...item, src: picture(item.src) }))
