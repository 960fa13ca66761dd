import type { Page } from '../../../schemas/page.ts'
import { fillText } from '../../../schemas/shared/fill-texts.ts'
import { replaceTexts } from '../../../schemas/shared/replace-texts.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import type { SiteWords } from '../../../schemas/words.ts'
import type { SiteConfig } from './site-config.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'

/**
 * Returns a parsed page in which the site's words replace the marks of `siteWord`. A word that the site lacks becomes its name in
 * braces, which `missing-word` reports.
 */
export const fillWords = (page: Page, words: SiteWords): Page =>
  replaceTexts(page, (text, path) => {
    if (text !== wordMark) return text
    const place = placeOfWord(page, path)
    const word = valueAt(place, words)
    return typeof word === 'string' && word !== wordMark
      ? fillText(word, { title: page.title })
      : unfilled(place)
  })

/** Returns the paths of the words that a page needs and the site lacks. */
export const missingWords = (page: Page): PropertyKey[][] =>
  textsOf(page).flatMap(({ place, text }) => (text === unfilled(place) ? [place] : []))

/** Returns the paths of the words that a site shows: those of the shell, and those of blocks for which no page writes an option. */
export const shownWords = ({ pages, words }: Pick<SiteConfig, 'pages' | 'words'>): PropertyKey[][] => [
  ...Object.keys(words.common).map((key) => ['common', key]),
  ...pages.flatMap(({ page }) =>
    textsOf(page).flatMap(({ place, text }) => {
      const word = valueAt(place, words)
      return typeof word === 'string' && text === fillText(word, { title: page.title }) ? [place] : []
    }),
  ),
]

/** Returns the texts of a page's blocks, with the paths that their words would have. */
const textsOf = (page: Page) =>
  textsIn('', page.blocks).map(({ path, text }) => ({ text, place: placeOfWord(page, ['blocks', ...path]) }))

/** Text in place of a missing word: `{words.cards.linkLabel}`. */
export const unfilled = (place: PropertyKey[]) => `{words.${place.join('.')}}`

/** Returns the path of an option in the words of the site: its block, then its path in the block without places in lists. */
const placeOfWord = ({ blocks }: Page, [, index, ...option]: readonly PropertyKey[]): PropertyKey[] => [
  blocks[Number(index)]?.type ?? '',
  ...option.filter((key) => typeof key !== 'number'),
]
