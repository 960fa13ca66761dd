import pLimit from 'p-limit'
import {
  pictureFormats,
  portraitFile,
  variantAddress,
  variantWidths,
  type PreparedPicture,
} from '../../../block-library/contract/picture-variants.ts'
import { isAbsolute } from '../../runtime/content/storage-address.ts'
import { pictureSize } from '../../site/content/picture-size.ts'
import { focusPosition, type PictureNote } from '../../site/config/picture-notes.ts'
import { documentAddress, type PageDocument } from '../../runtime/engine/page-document.ts'
import type { BoundPictures } from '../../runtime/engine/bind.ts'
import type { Cache } from '../../util/open-cache.ts'
import type { Output } from '../files/output.ts'
import { assetFile } from '../files/asset-file.ts'
import { packsAtOnce } from '../files/pack-file.ts'
import { encodePicture, sizeOf, variantFile, type EncodedPicture } from './encode-picture.ts'
import { previewPicture, type PreviewBrand } from './preview-picture.ts'
import { findPicture, type PictureSources } from './read-picture.ts'
import { pictureSummary } from './picture-summary.ts'

/** Minimum width of a preview picture, in pixels. Narrower pictures are icons or logos. */
const MIN_PREVIEW_WIDTH = 600

export interface PictureOptions extends PictureSources {
  output: Output
  cache: Cache
  /** Focus and label of pictures, from the picture records. */
  notes: ReadonlyMap<string, PictureNote>
  /** False publishes uncached pictures without variants. */
  mayMake: boolean
  /** The brand's part of preview pictures. */
  brand: PreviewBrand
}

/**
 * Prepares pictures, each once for all pages: writes the variants to `output`, and describes them in the pages'
 * documents. An unreadable picture is published without variants and listed in the report. If `mayMake` is false, an
 * uncached picture is published without variants, too.
 */
export function createPictures({ output, cache, notes, mayMake, brand, ...sources }: PictureOptions) {
  const summary = pictureSummary()
  /** Pictures, portrait crops and previews that are still to be encoded. */
  const awaited = new Set<string>()

  const find = oncePer((address) => findPicture(address, sources))

  const encode = oncePer(async (address): Promise<EncodedPicture | ToBeEncoded> => {
    const source = await find(address)
    const picture = await encodePicture(source, cache, { mayMake })
    if (!picture) {
      awaited.add(address)
      return { ...(await sizeOf(await source.read())), encoded: false, placeholder: null }
    }
    if (picture.encoded) await writeVariants(picture, fileOf(address, picture), output)
    summary.add(picture)
    return picture
  })

  /** Publishes a picture without variants of another host: its address may end, or forbid other hosts to show it. */
  const copy = async (address: string) => {
    const bytes = await (await find(address)).read()
    const file = assetFile(`pictures/${nameOf(address)}.${pictureSize(bytes)?.type}`, bytes)
    await output.write(file, bytes)
    return `/${file}`
  }

  const prepare = oncePer(async (address): Promise<PreparedPicture | undefined> => {
    try {
      const picture = await encode(address)
      const { width, height, placeholder } = picture
      const { focus, label } = notes.get(address) ?? {}
      return {
        width,
        height,
        placeholder: placeholder ?? undefined,
        file: isEncoded(picture) ? fileOf(address, picture) : undefined,
        copy:
          isAbsolute(address) && 'digest' in picture && !picture.encoded ? await copy(address) : undefined,
        focus: focus && focusPosition(focus),
        label,
      }
    } catch (error) {
      summary.leave(address, error)
      return undefined
    }
  })

  /**
   * Returns the width of the portrait crop; undefined if the crop or the picture is missing, or the picture is too narrow
   * to be cropped.
   */
  const cropPortrait = oncePer(async (address) => {
    const picture = await prepare(address)
    if (!isMade(picture)) return undefined
    const portrait = notes.get(address)?.focus?.[0] ?? 50
    const crop = await encodePicture(await find(address), cache, { portrait, mayMake })
    if (!crop) awaited.add(`${address} portrait`)
    if (!crop || crop.width === picture.width) return undefined
    await writeVariants(crop, portraitFile(picture.file), output)
    return crop.width
  })

  const preview = oncePer(async (address) => {
    const focus = notes.get(address)?.focus
    const made = await previewPicture(await find(address), cache, brand, { focus, mayMake })
    if (!made) awaited.add(`${address} preview`)
    if (!made) return undefined
    const { jpeg, digest } = made
    const path = `assets/pictures/${nameOf(address)}-preview-${digest}.jpg`
    await output.write(path, jpeg)
    return `/${path}`
  })

  return {
    /** Prepares pictures, and reports the number of prepared ones after each. */
    async prepareAll(addresses: string[], onDone: (done: number, total: number) => void): Promise<void> {
      let done = 0
      await pLimit(picturesAtOnce).map(addresses, async (address) => {
        await prepare(address)
        onDone((done += 1), addresses.length)
      })
    },

    /** Returns the number of pictures that are still to be encoded. */
    awaited: () => awaited.size,

    /** Returns a page's document with its pictures. */
    async describe(
      document: PageDocument,
      { all: addresses, portrait }: BoundPictures,
    ): Promise<PageDocument> {
      const pictures: Record<string, PreparedPicture> = {}
      const prepared = await Promise.all(addresses.map(prepare))
      for (const [index, address] of addresses.entries()) {
        const picture = prepared[index]
        if (picture) pictures[address] = picture
      }
      for (const address of portrait) {
        const width = await cropPortrait(address)
        if (width !== undefined) pictures[address] = { ...pictures[address], portrait: width }
      }
      const seen = addresses.find((address) => isPreview(pictures[address]))
      const previewed = seen === undefined ? undefined : await preview(seen)
      return { ...document, pictures, ...(previewed !== undefined && { preview: previewed }) }
    },

    /** Writes the pages' documents, which the app requests when a visitor follows a link. */
    async writeDocuments(described: PageDocument[]): Promise<void> {
      const documents = new Map<string, PageDocument>()
      for (const part of described) documents.set(part.path, merge(part, documents.get(part.path)))
      await pLimit(packsAtOnce).map(documents, ([path, document]) =>
        output.write(documentAddress(path).slice(1), JSON.stringify(document)),
      )
    },

    /** Returns the report, in lines. */
    report: () => summary.lines(),
  }
}

/** Number of pictures, or of pages, in work at the same time. */
export const picturesAtOnce = 4

/** A picture that is published without variants until it is encoded. */
type ToBeEncoded = Pick<EncodedPicture, 'width' | 'height' | 'placeholder'> & { encoded: false }

const isEncoded = (picture: EncodedPicture | ToBeEncoded): picture is EncodedPicture => picture.encoded

const isMade = (picture: PreparedPicture | undefined): picture is PreparedPicture & { file: string } =>
  picture?.file !== undefined

const isPreview = (picture: PreparedPicture | undefined) =>
  isMade(picture) && (picture.width ?? 0) >= MIN_PREVIEW_WIDTH

/**
 * Merges the documents of pages that differ only by a parameter. The result has the pictures of both, and no preview.
 */
function merge(document: PageDocument, other: PageDocument | undefined): PageDocument {
  if (!other) return document
  const { preview: _, ...shared } = document
  return { ...shared, pictures: { ...other.pictures, ...document.pictures } }
}

/** Caches the results of a function by address. */
function oncePer<T>(make: (address: string) => Promise<T>): (address: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (address) => {
    const result = made.get(address) ?? make(address)
    made.set(address, result)
    return result
  }
}

/** Returns a file name from the last part of an address: `airport-1` for `pictures/Airport 1.webp`. */
function nameOf(address: string): string {
  const last = new URL(address, 'http://site.invalid').pathname.split('/').at(-1) ?? ''
  const plain = last.replace(/\.\w+$/, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 40)
}

const fileOf = (address: string, { digest }: EncodedPicture) => `${nameOf(address)}-${digest}`

async function writeVariants(picture: EncodedPicture, file: string, output: Output): Promise<void> {
  const places = variantWidths(picture.width).flatMap((width) =>
    pictureFormats.map((format) => ({
      name: variantFile(width, format),
      address: variantAddress(file, width, format).slice(1),
    })),
  )
  // An address has a hash of everything that its content depends on.
  const missing = places.filter(({ address }) => !output.keep(address))
  if (missing.length === 0) return
  const variants = await picture.variants()
  for (const { name, address } of missing) {
    const content = variants.get(name)
    if (!content) throw new Error(`the encoder made no ${name}`)
    await output.write(address, content)
  }
}
