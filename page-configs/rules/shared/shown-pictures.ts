import {
  onceFor,
  picturesSent,
  siteFiles,
  storageAddress,
  type JoinedPage,
  type JoinedSite,
} from 'pagework/rules'
import { isSample } from './is-sample.ts'

/** A picture on a page. */
export interface ShownPicture {
  page: JoinedPage
  /** Address of the picture. */
  picture: string
  /** Words that belong only to this picture. */
  caption: string | undefined
  /** Whether it is a sign, not a picture of its page: a link to another page, or the ground of the distance stage. */
  isSign: boolean
  /** Whether it takes the full width of the page. */
  isWide: boolean
  /** Whether the page has sample texts, which its author will replace. */
  isSample: boolean
  /** Where the item with the picture is written, or else the blocks of the page. */
  place: { file: string; path: PropertyKey[] }
}

/** Returns the pictures of all pages, of those that have a file. */
export const shownPictures = onceFor((site: JoinedSite): ShownPicture[] => {
  const lost = lostPictures(site)
  return namedPictures(site).filter(({ picture }) => !lost.has(picture))
})

/** Returns the pictures of pages that have no file. `content-picture` and `missing-file` report them. */
export const lostPictures = onceFor(
  (site: JoinedSite): ReadonlySet<string> =>
    new Set(
      namedPictures(site)
        .map(({ picture }) => picture)
        .filter((picture) => !hasFile(picture, site)),
    ),
)

/** Returns whether a picture has a file, or is of another host. */
export const hasFile = (picture: string, site: JoinedSite): boolean =>
  site.picture(picture)?.failure === undefined &&
  (!picture.startsWith('/') || picture.startsWith('/storage/') || filesOf(site).has(picture))

const filesOf = onceFor(({ root }: JoinedSite) => siteFiles(root))

/** A block of the extension `led`. */
const STAGE: string = 'distance-stage'

/** Returns the pictures of all pages. A picture that is a block's and one of its items' counts once. */
const namedPictures = onceFor(({ joined, answers, host }: JoinedSite): ShownPicture[] => {
  return joined.flatMap((page) => {
    const sample = isSample(page)
    const answer = answers.get(page.endpoint ?? '')
    const items = new Map(
      (answer ? picturesSent(answer) : []).map(({ address, path }) => [
        storageAddress(address, host),
        path.slice(
          0,
          path.findLastIndex((key) => key === 'image' || key === 'url'),
        ),
      ]),
    )
    return page.bound.shown
      .flatMap(({ type, props }) =>
        shownBy(props).map((shown) => ({ ...shown, isSign: shown.isSign || type === STAGE })),
      )
      .map(({ picture, caption, isSign, isWide }) => {
        const path = items.get(picture)
        const place =
          answer && path ? { file: answer.place, path } : { file: page.loaded.file, path: ['blocks'] }
        return { page, picture, caption, isSign, isWide, isSample: sample, place }
      })
  })
})

/** Returns the records of pictures by the addresses that pages have. */
export const recordsByAddress = ({ config, host }: Pick<JoinedSite, 'config' | 'host'>) =>
  new Map(
    Object.entries(config.pictures).map(([path, record]) => [
      path.startsWith('/') ? path : storageAddress(path, host),
      record,
    ]),
  )

type Shown = Pick<ShownPicture, 'picture' | 'caption' | 'isSign' | 'isWide'>

/** A block's picture is often one of its items' pictures, and then counts only there. */
function shownBy(props: object): Shown[] {
  const pictures = [...picturesIn(props)]
  const ofItems = new Set(pictures.filter(({ isItem }) => isItem).map(({ picture }) => picture))
  return pictures.filter(({ picture, isItem }) => isItem || !ofItems.has(picture))
}

/** Only items have captions: a heading of a block says more than its picture can show. */
function* picturesIn(value: unknown, isItem = false, isLink = false): Generator<Shown & { isItem: boolean }> {
  if (typeof value !== 'object' || value === null) return
  const isSign = isLink || ('to' in value && value.to !== undefined)
  if ('src' in value && typeof value.src === 'string' && !value.src.endsWith('.svg')) {
    const words = 'title' in value ? value.title : 'category' in value ? value.category : undefined
    const caption = isItem && typeof words === 'string' ? words : undefined
    yield { picture: value.src, caption, isItem, isSign, isWide: 'isWide' in value && value.isWide === true }
  }
  for (const part of Object.values(value)) yield* picturesIn(part, isItem || Array.isArray(value), isSign)
}
