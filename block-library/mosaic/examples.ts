import { namedAfter, type Examples } from '../contract/block-examples.ts'
import { linkTileExamples } from './link-tile-examples.ts'
import { pictureTileExamples } from './picture-tile-examples.ts'

export const mosaicExamples: Examples<'mosaic'> = {
  ...pictureTileExamples,
  ...namedAfter('links', linkTileExamples),
}
