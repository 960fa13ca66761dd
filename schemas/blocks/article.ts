import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { backdropSchema } from '../shared/picture.ts'
import { siteWord } from '../shared/site-word.ts'

/** One article: title, picture, paragraphs. */
export const articleSchema = z.strictObject({
  ...blockBase('article'),
  /** Picture of an article that has none. */
  picture: backdropSchema,
  /** Reading time of an article that has none. */
  readTime: siteWord(),
})
