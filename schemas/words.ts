import ownSchemas from 'virtual:own-blocks/schemas'
import { z } from 'zod'
import * as blocks from './blocks/definitions.ts'
import { inboxWordsSchema } from './shared/inbox-words.ts'
import { siteWord, wordMark } from './shared/site-word.ts'
import { plainText } from './shared/text.ts'

/** Words of the shell and of controls that several blocks share, including those for screen readers. */
const commonWordsSchema = z.strictObject({
  /** Label of the link that skips the header. */
  skip: siteWord(),
  /** Label of the logo, which leads home. `{brand}` becomes the brand. */
  home: siteWord('brand'),
  /** Label of the navigation on large screens. */
  main: siteWord(),
  /** Label of the button that shows the pages below a link. `{label}` becomes the label of the link. */
  submenu: siteWord('label'),
  /** Label of the menu on small screens. */
  menu: siteWord(),
  /** Label of the tabs on small screens. */
  tabs: siteWord(),
  /** Label of the floating links. */
  shortcuts: siteWord(),
  /** Label of the button that scrolls to the top. */
  top: siteWord(),
  /** Label of a link that opens a new tab. `{label}` becomes the name of its destination. */
  newTab: siteWord('label'),
  /** Label of the breadcrumb. */
  breadcrumb: siteWord(),
  /** Label of the button to the previous picture of a carousel, or the previous page of a list. */
  previous: siteWord(),
  /** Label of the button to the next picture of a carousel, or the next page of a list. */
  next: siteWord(),
  /** Label of the button that stops an automatic movement. */
  pause: siteWord(),
  /** Label of the button that starts a stopped movement. */
  play: siteWord(),
  /** Label of the page buttons of a list. `{label}` becomes the name of the list. */
  pages: siteWord('label'),
  /** Label of the button to the page `{page}` of a list. */
  page: siteWord('page'),
  /** Name of a carousel as a kind of control. */
  carousel: siteWord(),
  /** Name of a picture of a carousel as a kind of control. */
  slide: siteWord(),
  /** Place of a picture in its carousel: `{place}` of `{count}`. */
  slidePlace: siteWord('place', 'count'),
  /** Name of a picture without a title in a list of titles. `{place}` becomes its place. */
  untitled: siteWord('place'),
  /** Text in place of a picture that the content does not have. */
  noPicture: siteWord(),
  /** Text in place of a picture that fails to load, on a card or beside words. */
  brokenPicture: siteWord(),
  /** Text in place of a picture that fails to load in the gallery or an article. */
  lostPicture: siteWord(),
  /** Label of a rendered picture that could be taken for a finished job. */
  visualisation: siteWord(),
  /** Label of an invented client. */
  sample: siteWord(),
  /** Text in place of a block that crashed. */
  crashed: siteWord(),
  /** Text at an address that was not published, in a browser without scripts. */
  noScript: siteWord(),
  /** Label of the search in the header and the menu. */
  search: siteWord(),
  /** Label of the links to the other languages of a page. */
  languages: siteWord(),
  /** Note on a page in a language whose translations nobody has read. */
  machineTranslated: siteWord(),
  /** Mark of every page of a preview. */
  preview: siteWord(),
  /** Word for `&` in addresses that are made from titles. */
  and: siteWord(),
})

/** Returns the schema of the words in an option: its site words, each at its path. Undefined if it has none. */
function wordsIn(option: unknown): z.ZodType | undefined {
  if (option instanceof z.ZodDefault && option.def.defaultValue === wordMark) return option
  if (option instanceof z.ZodDefault || option instanceof z.ZodPrefault || option instanceof z.ZodOptional)
    return wordsIn(option.unwrap())
  if (option instanceof z.ZodPipe) return wordsIn(option.in)
  if (option instanceof z.ZodArray) return wordsIn(option.element)
  if (!(option instanceof z.ZodObject)) return undefined
  const groups = groupsIn(option.shape)
  return Object.keys(groups).length > 0 ? z.strictObject(groups).prefault({}) : undefined
}

function groupsIn(shape: Readonly<Record<string, unknown>>): Record<string, z.ZodType> {
  const groups = Object.entries(shape).map(([key, option]) => [key, wordsIn(option)] as const)
  return Object.fromEntries(groups.flatMap(([key, words]) => (words ? [[key, words]] : [])))
}

const named = Object.values(blocks).map((block) => [block.shape.type.value, block] as const)

/**
 * Words in the site's language, in `page-configs/words.ts`: those that differ from the engine's. The engine has all words in English, German,
 * Hindi and Tamil. A block's words have the names of its options. The entries of a list share the words of their options.
 */
export const wordsSchema = z.strictObject({
  /**
   * Names of words that are the same in English, such as `common.menu`. The rule `untranslated-word` reports all other words that are English
   * in a site of another language.
   */
  sameInEnglish: z.array(plainText()).default([]),
  common: commonWordsSchema.prefault({}),
  /** Words for the seller: of the inbox, and labels in e-mails. */
  inbox: inboxWordsSchema.prefault({}),
  ...groupsIn(Object.fromEntries(named)),
  ...groupsIn(ownSchemas),
})

export type Words = z.output<typeof commonWordsSchema>
export type SiteWords = z.output<typeof wordsSchema>
