import { z } from 'zod'
import { text, textWith } from './shared/text.ts'

/**
 * What the shell and the controls of blocks say, those who cannot see them included. The engine speaks no language of its
 * own, so a site gives every one of them.
 */
export const wordsSchema = z.strictObject({
  /** The link past the header. */
  skip: text(),
  /** The logo, which leads home; `{brand}` is the brand. */
  home: textWith('brand'),
  /** The large screen's links. */
  main: text(),
  /** The button beside a link that shows the pages beneath it; `{label}` is the link's. */
  submenu: textWith('label'),
  /** The small screen's menu. */
  menu: text(),
  /** The small screen's tabs. */
  tabs: text(),
  /** What floats over the page. */
  shortcuts: text(),
  /** The button that leads to the top. */
  top: text(),
  /** A link that opens a new tab; `{label}` is what it leads to. */
  newTab: textWith('label'),
  /** The way from home to the page. */
  breadcrumb: text(),
  /** The button of a carousel and of a list in pages that leads back. */
  previous: text(),
  /** The button that leads on, in the same places. */
  next: text(),
  /** The button that stops whatever moves by itself. */
  pause: text(),
  /** The same button while it stands still. */
  play: text(),
  /** The buttons of a list in pages, all of them; `{label}` is what is paged. */
  pages: textWith('label'),
  /** One of them, that leads to the page `{page}`. */
  page: textWith('page'),
  /** What a carousel is. */
  carousel: text(),
  /** What each of its pictures is. */
  slide: text(),
  /** Which of them it is: `{place}` of `{count}`. */
  slidePlace: textWith('place', 'count'),
  /** A picture without a title in a list of titles: its `{place}`. */
  untitled: textWith('place'),
  /** In the place of a picture that the content does not bring (document 1 §4). */
  noPicture: text(),
  /** In the place of one that cannot be shown, on a card or beside words. */
  brokenPicture: text(),
  /** The same where the picture is what the visitor came for. */
  lostPicture: text(),
  /** On a rendered picture that could be taken for a finished job. */
  visualisation: text(),
  /** On a client that is invented. */
  sample: text(),
  /** In the place of a block that crashed. */
  crashed: text(),
  /** Where the browser runs no script, at an address that was not published. */
  noScript: text(),
})

export type Words = z.output<typeof wordsSchema>
