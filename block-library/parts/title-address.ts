import type { TitleLinks } from '../../schemas/shared/title-links.ts'

/** Returns the address of the page that a card with this title is about. A title without a key links to the list. */
export function titleAddress(title: string, links: TitleLinks): string {
  const key = titleKey(title, links)
  return key ? `${links.root}/${key}` : links.root
}

/** Returns the last part of the address for a title. */
export function titleKey(title: string, { known, keys }: TitleLinks): string {
  const words = wordsOf(title)
  const fits = (entry: TitleLinks['known'][number]) =>
    'title' in entry
      ? wordsOf(entry.title).join(' ') === words.join(' ')
      : wordsOf(entry.words).every((word) => words.includes(word))
  return known.find(fits)?.key ?? makeKey[keys](title)
}

/** Returns the words by which titles are compared: in small letters, with '&' as 'and'. */
const wordsOf = (title: string) =>
  title.replaceAll('&', ' and ').toLowerCase().split(betweenWords).filter(Boolean)

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u
const signs = /[^\p{L}\p{M}\p{N}\s]/gu

const makeKey: Record<TitleLinks['keys'], (title: string) => string> = {
  joined: (title) =>
    title
      .replaceAll('&', ' and ')
      .replaceAll(signs, '')
      .split(/\s+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  hyphens: (title) => title.toLowerCase().replaceAll(signs, '').trim().replaceAll(/\s+/g, '-'),
}
