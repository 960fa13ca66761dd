import type { ViewProps } from '../contract/define-block.ts'
import { Section } from '../parts/section.tsx'
import type { bindMosaic } from './block.ts'
import { LinkTiles } from './link-tiles.tsx'
import { PictureTiles } from './picture-tiles.tsx'

/** Renders pictures of uneven size without gaps, with or without links. */
export function Mosaic({ heading, lead, ...mosaic }: ViewProps<typeof bindMosaic>) {
  return (
    <Section heading={heading} lead={lead}>
      {mosaic.layout === 'links' ? <LinkTiles tiles={mosaic.tiles} /> : <PictureTiles {...mosaic} />}
    </Section>
  )
}
