import type { TitleMatcher } from '../../schemas/shared/title-matcher.ts'
import type { ContentItemView } from './content-view.ts'

/** An item that configs find by its title, or by its name if the title is translated. */
export type Titled = Pick<ContentItemView, 'title' | 'name'>

/** Returns whether a matcher matches an item's title. Letter case does not matter, nor does what nobody sees. */
export function matchesTitle({ title, name = title }: Titled, { how, text }: TitleMatcher): boolean {
  const [actual, expected] = [plainTitle(name).toLowerCase(), plainTitle(text).toLowerCase()]
  return how === 'equals' ? actual === expected : actual.includes(expected)
}

/**
 * Returns a title in the form in which titles are compared: composed letters, simple spaces, and no signs that are not
 * shown, such as soft hyphens.
 */
export const plainTitle = (title: string): string =>
  title
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
