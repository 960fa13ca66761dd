import type { TitleMatcher } from '../../schemas/shared/title-matcher.ts'

/** Returns whether a matcher matches an item's title. Letter case does not matter. */
export function matchesTitle(title: string, { how, text }: TitleMatcher): boolean {
  const [actual, wanted] = [title.trim().toLowerCase(), text.toLowerCase()]
  return how === 'equals' ? actual === wanted : actual.includes(wanted)
}
