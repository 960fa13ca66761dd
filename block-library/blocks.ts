import type { Block, BlockOf, BlockType } from '../schemas/blocks/index.ts'
import { alternatingRowsBlock } from './alternating-rows/block.ts'
import { articleBlock } from './article/block.ts'
import { articleListBlock } from './article-list/block.ts'
import { breadcrumbBlock } from './breadcrumb/block.ts'
import { cardsBlock } from './cards/block.ts'
import { clientBlock } from './client/block.ts'
import { contactBlock } from './contact/block.ts'
import { ctaBannerBlock } from './cta-banner/block.ts'
import { faqBlock } from './faq/block.ts'
import { featureAccordionBlock } from './feature-accordion/block.ts'
import { featuresGridBlock } from './features-grid/block.ts'
import { galleryBlock } from './gallery/block.ts'
import { heroBlock } from './hero/block.ts'
import { iconRowsBlock } from './icon-rows/block.ts'
import { industryTilesBlock } from './industry-tiles/block.ts'
import { introBlock } from './intro/block.ts'
import { linkCardsBlock } from './link-cards/block.ts'
import { mapBlock } from './map/block.ts'
import { mosaicBlock } from './mosaic/block.ts'
import { optionFaqsBlock } from './option-faqs/block.ts'
import { phoneBannerBlock } from './phone-banner/block.ts'
import { pixelPitchStripBlock } from './pixel-pitch-strip/block.ts'
import { screenPlannerBlock } from './screen-planner/block.ts'
import { showcaseBlock } from './showcase/block.ts'
import { specTableBlock } from './spec-table/block.ts'
import { statisticsBlock } from './statistics/block.ts'
import { supportCardsBlock } from './support-cards/block.ts'
import { testimonialsBlock } from './testimonials/block.ts'
import type { BlockDefinition, Need, PropsOf, Trail } from './contract/define-block.ts'
import type { Skeleton } from './contract/skeleton.ts'

const all = {
  'alternating-rows': alternatingRowsBlock,
  article: articleBlock,
  'article-list': articleListBlock,
  breadcrumb: breadcrumbBlock,
  cards: cardsBlock,
  client: clientBlock,
  contact: contactBlock,
  'cta-banner': ctaBannerBlock,
  faq: faqBlock,
  'feature-accordion': featureAccordionBlock,
  'features-grid': featuresGridBlock,
  gallery: galleryBlock,
  hero: heroBlock,
  'icon-rows': iconRowsBlock,
  'industry-tiles': industryTilesBlock,
  intro: introBlock,
  'link-cards': linkCardsBlock,
  map: mapBlock,
  mosaic: mosaicBlock,
  'option-faqs': optionFaqsBlock,
  'phone-banner': phoneBannerBlock,
  'pixel-pitch-strip': pixelPitchStripBlock,
  'screen-planner': screenPlannerBlock,
  showcase: showcaseBlock,
  'spec-table': specTableBlock,
  statistics: statisticsBlock,
  'support-cards': supportCardsBlock,
  testimonials: testimonialsBlock,
}

/** Finished props of each block type. */
export type PropsMap = { [T in BlockType]: PropsOf<(typeof all)[T]['bind']> }

/** Every block type by its name. A type that is missing or has another type's name does not compile. */
export const blocks: { [T in BlockType]: BlockDefinition<T, PropsMap[T]> } = all

/** Returns the skeletons of a page's blocks, in their order: each is shown until the content is there. */
export const skeletonsOf = (page: readonly Block[]): Skeleton[] =>
  page.map((block) => skeletonOf(block.type, block))

function skeletonOf<T extends BlockType>(type: T, block: BlockOf<T>): Skeleton {
  const { skeleton } = blocks[type]
  return typeof skeleton === 'function' ? skeleton(block) : skeleton
}

/** Returns the services that the blocks of a page need. */
export const needsOf = (page: readonly Block[]): Need[] => [
  ...new Set(page.flatMap(({ type }) => blocks[type].needs ?? [])),
]

/** Returns the addresses that the blocks of a page show in frames. */
export const framesOf = (page: readonly Block[]): string[] =>
  page.flatMap((block) => frameOf(block.type, block) ?? [])

const frameOf = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].frame?.(block)

/** Returns the trail to the page, if one of its blocks shows a trail. */
export const trailOf = (page: readonly Block[]): Trail | undefined =>
  page.map((block) => trailIn(block.type, block)).find((trail) => trail !== undefined)

const trailIn = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].trail?.(block)

/** Returns the file that renders a block with these options: `hero/view`, below `block-library/` and without `.tsx`. */
export const viewOf = <T extends BlockType>(type: T, block: BlockOf<T>): string =>
  `${type}/${blocks[type].viewFor?.(block) ?? 'view'}`

/** Returns the files that render the blocks of a page. */
export const viewsOf = (page: readonly Block[]): string[] => page.map((block) => viewOf(block.type, block))
