import type { ContentItemView, ContentSectionView } from './content-view.ts'

/** A section's items in the places they were sent at, for a block to which the place means something; one that could not be read leaves its own empty. */
export function placedItems(section: ContentSectionView | undefined): (ContentItemView | undefined)[] {
  const places: (ContentItemView | undefined)[] = [...(section?.items ?? [])]
  for (const gap of section?.gaps ?? []) places.splice(gap, 0, undefined)
  return places
}
