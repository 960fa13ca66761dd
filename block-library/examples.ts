import type { BlockType } from '../schemas/blocks/index.ts'
import { alternatingRowsExamples } from './alternating-rows/examples.ts'
import { articleExamples } from './article/examples.ts'
import { articleListExamples } from './article-list/examples.ts'
import { breadcrumbExamples } from './breadcrumb/examples.ts'
import { clientExamples } from './client/examples.ts'
import { contactExamples } from './contact/examples.ts'
import { ctaBannerExamples } from './cta-banner/examples.ts'
import { faqExamples } from './faq/examples.ts'
import { featureListExamples } from './feature-list/examples.ts'
import { featuresGridExamples } from './features-grid/examples.ts'
import { galleryExamples } from './gallery/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { iconRowsExamples } from './icon-rows/examples.ts'
import { imageCardsExamples } from './image-cards/examples.ts'
import { industryCardExamples } from './industry-card/examples.ts'
import { industryTilesExamples } from './industry-tiles/examples.ts'
import { introExamples } from './intro/examples.ts'
import { linkCardsExamples } from './link-cards/examples.ts'
import { linkMosaicExamples } from './link-mosaic/examples.ts'
import { mapExamples } from './map/examples.ts'
import { mosaicExamples } from './mosaic/examples.ts'
import { optionCardsExamples } from './option-cards/examples.ts'
import { optionsGridExamples } from './options-grid/examples.ts'
import { phoneBannerExamples } from './phone-banner/examples.ts'
import { pixelPitchStripExamples } from './pixel-pitch-strip/examples.ts'
import { reasonCardsExamples } from './reason-cards/examples.ts'
import { rotatingShowcaseExamples } from './rotating-showcase/examples.ts'
import type { Examples } from './shared/examples.ts'
import { showcaseCarouselExamples } from './showcase-carousel/examples.ts'
import { solutionCardsExamples } from './solution-cards/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { supportCardsExamples } from './support-cards/examples.ts'
import { testimonialsExamples } from './testimonials/examples.ts'

/** The examples of every type of block. A type that is missing here does not compile. */
export const examples: { [T in BlockType]: Examples<T> } = {
  'alternating-rows': alternatingRowsExamples,
  article: articleExamples,
  'article-list': articleListExamples,
  breadcrumb: breadcrumbExamples,
  client: clientExamples,
  contact: contactExamples,
  'cta-banner': ctaBannerExamples,
  faq: faqExamples,
  'feature-list': featureListExamples,
  'features-grid': featuresGridExamples,
  gallery: galleryExamples,
  hero: heroExamples,
  'icon-rows': iconRowsExamples,
  'image-cards': imageCardsExamples,
  'industry-card': industryCardExamples,
  'industry-tiles': industryTilesExamples,
  intro: introExamples,
  'link-cards': linkCardsExamples,
  'link-mosaic': linkMosaicExamples,
  map: mapExamples,
  mosaic: mosaicExamples,
  'option-cards': optionCardsExamples,
  'options-grid': optionsGridExamples,
  'phone-banner': phoneBannerExamples,
  'pixel-pitch-strip': pixelPitchStripExamples,
  'reason-cards': reasonCardsExamples,
  'rotating-showcase': rotatingShowcaseExamples,
  'showcase-carousel': showcaseCarouselExamples,
  'solution-cards': solutionCardsExamples,
  statistics: statisticsExamples,
  'support-cards': supportCardsExamples,
  testimonials: testimonialsExamples,
}
