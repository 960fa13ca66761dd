/// <reference types="vite/client" />
/// <reference types="trusted-types" />
// Everything that schema, definition and examples of a site's own block may use. The package exports this file as
// `pagework/blocks`. It has no value of its own: a browser that needs one would load all others, and zod with them.
import type { z } from 'zod'
import type { Visit } from './contract/bind-context.ts'
import type { ContentView } from './contract/content-view.ts'

export { z } from 'zod'
export { blockBase } from '../schemas/shared/block-base.ts'
export { fillText } from '../schemas/shared/fill-texts.ts'
export { buttonSchema, linkSchema, sitePath } from '../schemas/shared/link.ts'
export { keepUnits } from '../schemas/shared/keep-units.ts'
export { matching } from '../schemas/shared/matching.ts'
export { backdropSchema, pictureSchema } from '../schemas/shared/picture.ts'
export { blockWords, sectionBlock } from '../schemas/shared/section-block.ts'
export { sectionRef } from '../schemas/shared/section-ref.ts'
export { siteWord } from '../schemas/shared/site-word.ts'
export { plainText, text, textWith } from '../schemas/shared/text.ts'
export type { Attach } from './contract/behaviour.ts'
export type { BindContext } from './contract/bind-context.ts'
export { bindFilledSection, bindSection, headingOf, textOf, withPictures } from './contract/bind-section.ts'
export { defineBlock } from './contract/define-own-block.ts'
export { Hidden, type PropsOf, type ViewProps } from './contract/define-block.ts'
export type { ContentItemView } from './contract/content-view.ts'
export { waysToUs } from './parts/ways-to-us.ts'

/** The options of a block, with defaults filled in. */
export type OptionsOf<Schema extends z.ZodType> = z.output<Schema>

/** The options of a block as an author writes them. */
export type InputOf<Schema extends z.ZodType> = z.input<Schema>

/** Named examples of a block, for the workbench, `npm run check` and the docs. */
export type Examples<Schema extends z.ZodType> = { default: Example<Schema> } & Record<
  string,
  Example<Schema>
>

/** A block as an author writes it, with the sections that a content service would send for it (prefix `example`). */
export interface Example<Schema extends z.ZodType> {
  block: z.input<Schema>
  sections?: unknown[]
  /** Other data of the page: gallery, articles, the visit. */
  input?: { content?: ContentView; visit?: Visit }
  /** True if the block is expected to be hidden. */
  hidden?: boolean
}
