import pLimit from 'p-limit'
import type { PictureNote } from '../../site/config/picture-notes.ts'
import type { Output } from '../files/output.ts'
import type { DescribedPage } from '../pages/publish-pages.ts'
import type { StudiedPage } from '../pages/study-pages.ts'
import { createPictures, picturesAtOnce } from './page-pictures.ts'

interface AddPictures {
  root: string
  output: Output
  pages: StudiedPage[]
  /** What the records say of the pictures. */
  notes: ReadonlyMap<string, PictureNote>
  /** False leaves pictures that are not in the cache yet as they are. */
  mayMake: boolean
  onPicture: (done: number, total: number) => void
}

/** Publishes the pictures of all pages; returns the pages that know of theirs, a line or more on what was done, and how many are still to be made. */
export async function addPictures({ root, output, pages, notes, mayMake, onPicture }: AddPictures) {
  const pictures = createPictures(root, output, notes, mayMake)
  const addresses = new Set(pages.flatMap((page) => page.pictures.all))
  await pictures.prepareAll([...addresses], onPicture)
  const described = await pLimit(picturesAtOnce).map(pages, async (page): Promise<DescribedPage> => ({
    page,
    document: await pictures.describe(page.document, page.pictures),
  }))
  await pictures.writeDocuments(described.map(({ document }) => document))
  return { pages: described, report: pictures.report(), awaited: pictures.awaited() }
}
