import { z } from 'zod'
import { rootPath } from './link.ts'
import { text } from './text.ts'

/** How the title of a card becomes the address of its page (document 1 §2.3 and §2.5). */
export const titleLinksSchema = z.strictObject({
  /** The address of the list that these pages stand under; the key follows it. A title that says nothing leads there. */
  root: rootPath(),
  /** What a title becomes: `joined`, its capitalised words (`Food & Beverage` is `FoodAndBeverage`); `hyphens`, its small ones (`wifi-poster`). */
  keys: z.enum(['joined', 'hyphens']),
  /** Titles whose key is another; the first that fits counts. */
  known: z
    .array(
      z.union([
        z.strictObject({
          /** The whole title, whatever its signs and letter case. */
          title: text(),
          /** The key of the page. */
          key: text(),
        }),
        z.strictObject({
          /** Words that the title must hold, all of them, in any order. */
          words: text(),
          /** The key of the page. */
          key: text(),
        }),
      ]),
    )
    .default([]),
})

export type TitleLinks = z.output<typeof titleLinksSchema>
