import { z } from 'zod'
import { rootPath } from './link.ts'
import { plainText } from './text.ts'

/** Rule that makes the address of a page from the title of its card (document 1 §2.3 and §2.5). */
export const titleLinksSchema = z.strictObject({
  /**
   * Address of the list of these pages. The key of a page follows it; a title without a key leads to the list itself.
   */
  root: rootPath(),
  /**
   * Form of the key: `joined` joins capitalised words (`Food & Beverage` is `FoodAndBeverage`); `hyphens` joins
   * lower-case words (`wifi-poster`).
   */
  keys: z.enum(['joined', 'hyphens']),
  /** Titles with a key of their own. The first entry that matches counts. */
  known: z
    .array(
      z.union([
        z.strictObject({
          /** The whole title. Punctuation and letter case do not matter. */
          title: plainText(),
          /** Key of the page. */
          key: plainText(),
        }),
        z.strictObject({
          /** Words that the title must contain, in any order. */
          words: plainText(),
          /** Key of the page. */
          key: plainText(),
        }),
      ]),
    )
    .default([]),
})

export type TitleLinks = z.output<typeof titleLinksSchema>
