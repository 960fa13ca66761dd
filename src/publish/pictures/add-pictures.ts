import type { PictureNote } from '../../config/picture-notes.ts'
import type { BoundPictures } from '../../engine/bind.ts'
import type { Snapshot } from '../../engine/snapshot.ts'
import type { PlannedPage } from '../pages/plan-pages.ts'
import { createPictures } from './page-pictures.ts'

interface AddPictures {
  root: string
  /** Where the site is published to. */
  folder: string
  plan: PlannedPage[]
  /** What the records say of the pictures. */
  notes: ReadonlyMap<string, PictureNote>
  addressesOf: (snapshot: Snapshot) => BoundPictures
}

/** Publishes the pictures of all pages; returns the pages that know of theirs, and a line or more on what was done. */
export async function addPictures({ root, folder, plan, notes, addressesOf }: AddPictures) {
  const pictures = createPictures(root, folder, notes)
  const pages: PlannedPage[] = []
  for (const { file, snapshot } of plan) {
    const document = await pictures.describe(snapshot.document, addressesOf(snapshot))
    pages.push({ file, snapshot: { ...snapshot, document } })
  }
  return { pages, report: await pictures.finish() }
}
