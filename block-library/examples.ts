import type { BlockType } from '../schemas/blocks/index.ts'
import { alternatingRowsExamples } from './alternating-rows/examples.ts'
import { articleExamples } from './article/examples.ts'
import { articleListExamples } from './article-list/examples.ts'
import { breadcrumbExamples } from './breadcrumb/examples.ts'
import { cardsExamples } from './cards/examples.ts'
import { clientExamples } from './client/examples.ts'
import { contactExamples } from './contact/examples.ts'
import { ctaBannerExamples } from './cta-banner/examples.ts'
import { faqExamples } from './faq/examples.ts'
import { featureAccordionExamples } from './feature-accordion/examples.ts'
import { featuresGridExamples } from './features-grid/examples.ts'
import { galleryExamples } from './gallery/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { iconRowsExamples } from './icon-rows/examples.ts'
import { industryTilesExamples } from './industry-tiles/examples.ts'
import { introExamples } from './intro/examples.ts'
import { linkCardsExamples } from './link-cards/examples.ts'
import { mapExamples } from './map/examples.ts'
import { mosaicExamples } from './mosaic/examples.ts'
import { optionFaqsExamples } from './option-faqs/examples.ts'
import { phoneBannerExamples } from './phone-banner/examples.ts'
import { pixelPitchStripExamples } from './pixel-pitch-strip/examples.ts'
import { showcaseExamples } from './showcase/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { supportCardsExamples } from './support-cards/examples.ts'
import { testimonialsExamples } from './testimonials/examples.ts'
import type { Examples } from './shared/examples.ts'

/** The examples of every type of block. A type that is missing here does not compile. */
export const examples: { [T in BlockType]: Examples<T> } = {
  'alternating-rows': alternatingRowsExamples,
  article: articleExamples,
  'article-list': articleListExamples,
  breadcrumb: breadcrumbExamples,
  cards: cardsExamples,
  client: clientExamples,
  contact: contactExamples,
  'cta-banner': ctaBannerExamples,
  faq: faqExamples,
  'feature-accordion': featureAccordionExamples,
  'features-grid': featuresGridExamples,
  gallery: galleryExamples,
  hero: heroExamples,
  'icon-rows': iconRowsExamples,
  'industry-tiles': industryTilesExamples,
  intro: introExamples,
  'link-cards': linkCardsExamples,
  map: mapExamples,
  mosaic: mosaicExamples,
  'option-faqs': optionFaqsExamples,
  'phone-banner': phoneBannerExamples,
  'pixel-pitch-strip': pixelPitchStripExamples,
  showcase: showcaseExamples,
  statistics: statisticsExamples,
  'support-cards': supportCardsExamples,
  testimonials: testimonialsExamples,
}
