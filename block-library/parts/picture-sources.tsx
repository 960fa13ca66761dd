import { use } from 'react'
import { PreloadContext } from '../contract/pictures-context.ts'
import { pictureFormats, portraitFile, variantSet, type PictureSource } from '../contract/picture-variants.ts'

interface PictureSourcesProps {
  file: string
  /** The picture's own width in pixels, and its portrait crop's, where it has one. */
  width: number
  portrait: number | undefined
  sizes: string
  portraitSizes: string | undefined
  /** Has the document's head ask for it. */
  preload: boolean
}

/** Where the portrait crop is offered, and where it is not. */
const narrow = '(max-width: 30rem)'
const wide = '(min-width: 30.01rem)'

/** Offers the variants of a picture to the browser, the portrait crop first where the screen is narrow. */
export function PictureSources(props: PictureSourcesProps) {
  const { file, width, portrait, sizes, portraitSizes, preload } = props
  const announce = use(PreloadContext)
  const sources =
    portrait && portraitSizes
      ? [
          ...sourcesOf(portraitFile(file), portrait, portraitSizes, narrow),
          ...sourcesOf(file, width, sizes, wide),
        ]
      : sourcesOf(file, width, sizes)
  if (preload) announce(sources)
  return sources.map((source) => <source key={source.srcSet} {...source} />)
}

const sourcesOf = (file: string, width: number, sizes: string, media?: string): PictureSource[] =>
  pictureFormats.map((format) => ({
    type: `image/${format}`,
    media,
    sizes,
    srcSet: variantSet(file, width, format),
  }))
