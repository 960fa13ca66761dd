import { z } from 'zod'
import { alternatingRowsSchema } from './alternating-rows.ts'
import { articleSchema } from './article.ts'
import { articleListSchema } from './article-list.ts'
import { breadcrumbSchema } from './breadcrumb.ts'
import { cardsSchema } from './cards.ts'
import { clientBlockSchema } from './client.ts'
import { contactSchema } from './contact.ts'
import { ctaBannerSchema } from './cta-banner.ts'
import { faqSchema } from './faq.ts'
import { featureAccordionSchema } from './feature-accordion.ts'
import { featuresGridSchema } from './features-grid.ts'
import { gallerySchema } from './gallery.ts'
import { heroSchema } from './hero.ts'
import { iconRowsSchema } from './icon-rows.ts'
import { industryTilesSchema } from './industry-tiles.ts'
import { introSchema } from './intro.ts'
import { linkCardsSchema } from './link-cards.ts'
import { mapSchema } from './map.ts'
import { mosaicSchema } from './mosaic.ts'
import { optionFaqsSchema } from './option-faqs.ts'
import { phoneBannerSchema } from './phone-banner.ts'
import { pixelPitchStripSchema } from './pixel-pitch-strip.ts'
import { screenPlannerSchema } from './screen-planner.ts'
import { showcaseSchema } from './showcase.ts'
import { specTableSchema } from './spec-table.ts'
import { statisticsSchema } from './statistics.ts'
import { supportCardsSchema } from './support-cards.ts'
import { testimonialsSchema } from './testimonials.ts'

/**
 * Any block, distinguished by its type. Add the schema of a new block here; the registries do not compile until they
 * list it.
 */
export const blockSchema = z.discriminatedUnion('type', [
  alternatingRowsSchema,
  articleSchema,
  articleListSchema,
  breadcrumbSchema,
  cardsSchema,
  clientBlockSchema,
  contactSchema,
  ctaBannerSchema,
  faqSchema,
  featureAccordionSchema,
  featuresGridSchema,
  gallerySchema,
  heroSchema,
  iconRowsSchema,
  industryTilesSchema,
  introSchema,
  linkCardsSchema,
  mapSchema,
  mosaicSchema,
  optionFaqsSchema,
  phoneBannerSchema,
  pixelPitchStripSchema,
  screenPlannerSchema,
  showcaseSchema,
  specTableSchema,
  statisticsSchema,
  supportCardsSchema,
  testimonialsSchema,
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
