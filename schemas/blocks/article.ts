import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { backdropSchema } from '../shared/picture.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** One article: title, picture, paragraphs. */
export const articleSchema = z.strictObject({
  ...blockBase('article'),
  /** Picture of an article that has none. */
  picture: backdropSchema,
  /** Reading time of an article that has none. */
  readTime: siteWord(),
  /** Sentence with a link after the third paragraph, for readers who do not reach the end. */
  aside: z
    .strictObject({
      /** Sentence before the link. */
      text: text(),
      /** Link behind the sentence. */
      link: linkSchema,
    })
    .optional(),
})
