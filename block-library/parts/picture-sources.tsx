import { use } from 'react'
import { PreloadContext } from '../contract/pictures-context.ts'
import { pictureFormats, portraitFile, variantSet, type PictureSource } from '../contract/picture-variants.ts'

interface PictureSourcesProps {
  file: string
  /** Width of the picture in pixels, and the width of its portrait crop, if there is one. */
  width: number
  portrait: number | undefined
  sizes: string
  portraitSizes: string | undefined
  /** Whether the document's head preloads it. */
  preload: boolean
}

/** Media conditions of the portrait crop and of the whole picture. */
const narrow = '(max-width: 30rem)'
const wide = '(min-width: 30.01rem)'

/** Renders a `<source>` for each variant of a picture. A narrow screen gets the portrait crop. */
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
