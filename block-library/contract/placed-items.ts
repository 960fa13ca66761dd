import type { ContentItemView, ContentSectionView } from './content-view.ts'

/**
 * Returns a section's items at the positions in which they were sent, for blocks in which the position matters. The
 * position of an unreadable item is undefined.
 */
export function placedItems(section: ContentSectionView | undefined): (ContentItemView | undefined)[] {
  const places: (ContentItemView | undefined)[] = [...(section?.items ?? [])]
  for (const gap of section?.gaps ?? []) places.splice(gap, 0, undefined)
  return places
}
