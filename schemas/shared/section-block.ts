import { blockBase } from './block-base.ts'
import { sectionRef } from './section-ref.ts'
import { text } from './text.ts'

/**
 * Heading and text of a block. `heading` and `text` override the content service; `fallbackHeading` and `fallbackText`
 * apply where the section has none. Every block uses them alike.
 */
export const blockWords = () => ({
  /** Heading of the block. Overrides the heading of the section. */
  heading: text().optional(),
  /** Text under the heading. Overrides the text of the section. */
  text: text().optional(),
  /** Heading of the block where the section has none. */
  fallbackHeading: text().optional(),
  /** Text under the heading where the section has none. */
  fallbackText: text().optional(),
})

/** Keys of every block that shows a section of the page's content. */
export const sectionBlock = <T extends string>(type: T) => ({
  ...blockBase(type),
  /** Section that supplies heading, text and items. */
  section: sectionRef(),
  ...blockWords(),
})
