import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { backdropSchema } from '../shared/picture.ts'
import { text } from '../shared/text.ts'

/** One article: title, picture, paragraphs (document 1 §2.10). */
export const articleSchema = z.strictObject({
  ...blockBase('article'),
  /** The picture of an article that has none. */
  picture: backdropSchema,
  /** The reading time of an article that gives none. */
  readTime: text().default('5 min read'),
})
