import { text, textWith } from './text.ts'

/** Marks an option whose default is a word of the site. No author writes it. */
export const wordMark = '{site.word}'

/**
 * A text whose default is the site's own word, in `page-configs/words.ts` at the path of the option: `cards.linkLabel`
 * is the option `linkLabel` of the block `cards`. Reading a page replaces the mark by the word
 * (`src/site/config/fill-words.ts`). The engine has no language, so an option has no other default in words.
 */
export const siteWord = (...placeholders: string[]) =>
  (placeholders.length > 0 ? textWith(...placeholders) : text()).default(wordMark)
