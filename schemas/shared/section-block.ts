import { blockBase } from './block-base.ts'
import { sectionRef } from './section-ref.ts'
import { text } from './text.ts'

/**
 * The words over a block. `heading` and `text` win over what the content service sends; `fallbackHeading` and
 * `fallbackText` stand in where it sends nothing. They mean the same in every block.
 */
export const blockWords = () => ({
  /** The heading, whatever the section says. */
  heading: text().optional(),
  /** The text under it, whatever the section says. */
  text: text().optional(),
  /** The heading where the section has none. */
  fallbackHeading: text().optional(),
  /** The text where the section has none. */
  fallbackText: text().optional(),
})

/** What every block has that shows a section of the page's content. */
export const sectionBlock = <T extends string>(type: T) => ({
  ...blockBase(type),
  /** The section that supplies heading, text and items. */
  section: sectionRef(),
  ...blockWords(),
})
