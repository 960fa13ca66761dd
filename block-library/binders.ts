import type { BlockOf, BlockType } from '../schemas/blocks/index.ts'
import { bindAlternatingRows } from './alternating-rows/bind.ts'
import { bindArticle } from './article/bind.ts'
import { bindArticleList } from './article-list/bind.ts'
import { bindBreadcrumb } from './breadcrumb/bind.ts'
import { bindClient } from './client/bind.ts'
import { bindContact } from './contact/bind.ts'
import { bindCtaBanner } from './cta-banner/bind.ts'
import { bindFaq } from './faq/bind.ts'
import { bindFeatureList } from './feature-list/bind.ts'
import { bindFeaturesGrid } from './features-grid/bind.ts'
import { bindGallery } from './gallery/bind.ts'
import { bindHero } from './hero/bind.ts'
import { bindIconRows } from './icon-rows/bind.ts'
import { bindImageCards } from './image-cards/bind.ts'
import { bindIndustryCard } from './industry-card/bind.ts'
import { bindIndustryTiles } from './industry-tiles/bind.ts'
import { bindIntro } from './intro/bind.ts'
import { bindLinkCards } from './link-cards/bind.ts'
import { bindLinkMosaic } from './link-mosaic/bind.ts'
import { bindMap } from './map/bind.ts'
import { bindMosaic } from './mosaic/bind.ts'
import { bindOptionCards } from './option-cards/bind.ts'
import { bindOptionsGrid } from './options-grid/bind.ts'
import { bindPhoneBanner } from './phone-banner/bind.ts'
import { bindReasonCards } from './reason-cards/bind.ts'
import { bindRotatingShowcase } from './rotating-showcase/bind.ts'
import { bindShowcaseCarousel } from './showcase-carousel/bind.ts'
import { bindStatistics } from './statistics/bind.ts'
import { bindSupportCards } from './support-cards/bind.ts'
import { bindTestimonials } from './testimonials/bind.ts'
import { bindCards, bindFilledCards } from './shared/bind-cards.ts'
import type { Binder, PropsFrom } from './shared/binder.ts'

const all = {
  'alternating-rows': bindAlternatingRows,
  article: bindArticle,
  'article-list': bindArticleList,
  breadcrumb: bindBreadcrumb,
  client: bindClient,
  contact: bindContact,
  'cta-banner': bindCtaBanner,
  faq: bindFaq,
  'feature-list': bindFeatureList,
  'features-grid': bindFeaturesGrid,
  gallery: bindGallery,
  hero: bindHero,
  'icon-rows': bindIconRows,
  'image-cards': bindImageCards,
  'industry-card': bindIndustryCard,
  'industry-tiles': bindIndustryTiles,
  intro: bindIntro,
  'link-cards': bindLinkCards,
  'link-mosaic': bindLinkMosaic,
  map: bindMap,
  mosaic: bindMosaic,
  'option-cards': bindOptionCards,
  'options-grid': bindOptionsGrid,
  'phone-banner': bindPhoneBanner,
  'pixel-pitch-strip': bindFilledCards,
  'reason-cards': bindReasonCards,
  'rotating-showcase': bindRotatingShowcase,
  'showcase-carousel': bindShowcaseCarousel,
  'solution-cards': bindCards,
  statistics: bindStatistics,
  'support-cards': bindSupportCards,
  testimonials: bindTestimonials,
}

/** The finished props of each type of block. */
export type PropsMap = { [T in BlockType]: PropsFrom<(typeof all)[T]> }

/** How each type of block turns options and content into props. A type that is missing here does not compile. */
export const binders: { [T in BlockType]: Binder<BlockOf<T>, PropsMap[T]> } = all
