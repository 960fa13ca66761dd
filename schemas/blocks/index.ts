import { z } from 'zod'
import { alternatingRowsSchema } from './alternating-rows.ts'
import { breadcrumbSchema } from './breadcrumb.ts'
import { ctaBannerSchema } from './cta-banner.ts'
import { faqSchema } from './faq.ts'
import { featuresGridSchema } from './features-grid.ts'
import { heroSchema } from './hero.ts'
import { imageCardsSchema } from './image-cards.ts'
import { introSchema } from './intro.ts'
import { linkCardsSchema } from './link-cards.ts'
import { mosaicSchema } from './mosaic.ts'
import { optionCardsSchema } from './option-cards.ts'
import { optionsGridSchema } from './options-grid.ts'
import { pixelPitchStripSchema } from './pixel-pitch-strip.ts'
import { reasonCardsSchema } from './reason-cards.ts'
import { rotatingShowcaseSchema } from './rotating-showcase.ts'
import { showcaseCarouselSchema } from './showcase-carousel.ts'
import { solutionCardsSchema } from './solution-cards.ts'

/** Any block, told apart by its type. A new block adds its schema here; the registries then fail to compile until it is in them. */
export const blockSchema = z.discriminatedUnion('type', [
  alternatingRowsSchema,
  breadcrumbSchema,
  ctaBannerSchema,
  faqSchema,
  featuresGridSchema,
  heroSchema,
  imageCardsSchema,
  introSchema,
  linkCardsSchema,
  mosaicSchema,
  optionCardsSchema,
  optionsGridSchema,
  pixelPitchStripSchema,
  reasonCardsSchema,
  rotatingShowcaseSchema,
  showcaseCarouselSchema,
  solutionCardsSchema,
])

/** A block as an author writes it. */
export type BlockInput = z.input<typeof blockSchema>
/** A block with its defaults filled in. */
export type Block = z.output<typeof blockSchema>
export type BlockType = Block['type']

type BlockMap = { [B in Block as B['type']]: B }
type BlockInputMap = { [B in BlockInput as B['type']]: B }

/** The options of one type of block, defaults filled in. */
export type BlockOf<T extends BlockType> = BlockMap[T]
/** The options of one type of block as an author writes them. */
export type BlockInputOf<T extends BlockType> = BlockInputMap[T]
