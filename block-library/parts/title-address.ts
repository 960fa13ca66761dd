import type { TitleLinks } from '../../schemas/shared/title-links.ts'
import type { Site } from '../../schemas/site.ts'
import { plainTitle } from '../contract/matches-title.ts'

/**
 * Returns the address of the page that a card with this title is about. A title without a key links to the list. `and` is
 * the site's word for `&`.
 */
export function titleAddress(title: string, links: TitleLinks, and: string): string {
  const key = titleKey(title, links, and)
  return key ? `${links.root}/${key}` : links.root
}

/** Returns a site's word for `&` in addresses, which are the same in all of its languages. */
export const andOf = ({ local, words }: Pick<Site, 'local' | 'words'>) => local?.and ?? words.and

/** Returns the last part of the address for a title. Only what is shown counts. */
export function titleKey(shown: string, { known: entries, keys }: TitleLinks, and: string): string {
  const title = plainTitle(shown)
  const wordsOf = (text: string) =>
    withAnd(plainTitle(text), and).toLowerCase().split(betweenWords).filter(Boolean)
  const words = wordsOf(title)
  const fits = (entry: TitleLinks['known'][number]) =>
    'title' in entry
      ? wordsOf(entry.title).join(' ') === words.join(' ')
      : wordsOf(entry.words).every((word) => words.includes(word))
  return entries.find(fits)?.key ?? makeKey[keys](folded(title), and)
}

const withAnd = (title: string, and: string) => title.replaceAll('&', () => ` ${and} `)

/** Latin letters that are no letter with an accent, in the letters of addresses. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

/** Writes Latin letters as addresses have them: `Weißbröte` becomes `Weissbrote`. Other scripts stay. */
const folded = (title: string) =>
  title
    .replaceAll(/[ßæøœłđı]/gi, (letter) => {
      const small = letters[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
    })
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u
const signs = /[^\p{L}\p{M}\p{N}\s]/gu

const makeKey: Record<TitleLinks['keys'], (title: string, and: string) => string> = {
  joined: (title, and) =>
    withAnd(title, and)
      .replaceAll(signs, '')
      .split(/\s+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  hyphens: (title) => title.toLowerCase().replaceAll(signs, '').trim().replaceAll(/\s+/g, '-'),
}
