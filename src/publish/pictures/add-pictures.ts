import type { PictureNote } from '../../config/picture-notes.ts'
import type { Output } from '../files/output.ts'
import type { DescribedPage } from '../pages/publish-pages.ts'
import type { StudiedPage } from '../pages/study-pages.ts'
import { createPictures } from './page-pictures.ts'

interface AddPictures {
  root: string
  output: Output
  pages: StudiedPage[]
  /** What the records say of the pictures. */
  notes: ReadonlyMap<string, PictureNote>
}

/** Publishes the pictures of all pages; returns the pages that know of theirs, and a line or more on what was done. */
export async function addPictures({ root, output, pages, notes }: AddPictures) {
  const pictures = createPictures(root, output, notes)
  const described: DescribedPage[] = []
  for (const page of pages) {
    described.push({ page, document: await pictures.describe(page.document, page.facts.pictures) })
  }
  return { pages: described, report: await pictures.finish() }
}
