import pLimit from 'p-limit'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { PictureNote } from '../../site/config/picture-notes.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { FileHashes } from '../files/file-hashes.ts'
import type { Output } from '../files/output.ts'
import type { PreviewBrand } from './preview-picture.ts'
import { createPictures, picturesAtOnce } from './page-pictures.ts'

interface AddPictures {
  root: string
  output: Output
  cache: Cache
  hashes: FileHashes
  pages: readonly JoinedPage[]
  /** Focus and label of pictures, from the picture records. */
  notes: ReadonlyMap<string, PictureNote>
  /** False publishes uncached pictures without variants. */
  mayMake: boolean
  /** The brand's part of preview pictures. */
  brand: PreviewBrand
  onPicture: (done: number, total: number) => void
}

/**
 * Publishes the pictures of all pages. Returns the pages' documents with pictures, the report, and the number of
 * pictures still to be encoded.
 */
export async function addPictures({
  root,
  output,
  cache,
  hashes,
  pages,
  notes,
  mayMake,
  brand,
  onPicture,
}: AddPictures) {
  const pictures = createPictures(root, output, cache, hashes, notes, mayMake, brand)
  const addresses = new Set(pages.flatMap(({ bound }) => bound.pictures.all))
  await pictures.prepareAll([...addresses], onPicture)
  const documents = new Map<JoinedPage, PageDocument>(
    await pLimit(picturesAtOnce).map(
      pages,
      async (page) => [page, await pictures.describe(page.document, page.bound.pictures)] as const,
    ),
  )
  await pictures.writeDocuments([...documents.values()])
  return { documents, report: pictures.report(), awaited: pictures.awaited() }
}
