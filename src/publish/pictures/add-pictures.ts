import pLimit from 'p-limit'
import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { createPictures, picturesAtOnce, type PictureOptions } from './page-pictures.ts'

interface AddPictures extends PictureOptions {
  pages: readonly JoinedPage[]
  onPicture: (done: number, total: number) => void
}

/**
 * Publishes the pictures of all pages. Returns the pages' documents with pictures, the report, and the number of
 * pictures still to be encoded.
 */
export async function addPictures({ pages, onPicture, ...options }: AddPictures) {
  const pictures = createPictures(options)
  const addresses = new Set(pages.flatMap(({ bound }) => bound.pictures.all))
  await pictures.prepareAll([...addresses], onPicture)
  const documents = new Map<JoinedPage, PageDocument>(
    await pLimit(picturesAtOnce).map(
      pages,
      async (page) =>
        [page, labelled(await pictures.describe(page.document, page.bound.pictures), page.site)] as const,
    ),
  )
  await pictures.writeDocuments([...documents.values()])
  return { documents, report: pictures.report(), awaited: pictures.awaited() }
}

/** Returns a document whose pictures have their labels in the language of the page. */
function labelled(document: PageDocument, { words }: Site): PageDocument {
  const pictures = Object.entries(document.pictures ?? {}).map(([address, picture]) => [
    address,
    picture.label === undefined ? picture : { ...picture, label: words.visualisation },
  ])
  return { ...document, pictures: Object.fromEntries(pictures) }
}
