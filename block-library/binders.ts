import type { BlockOf, BlockType } from '../schemas/blocks/index.ts'
import { bindAlternatingRows } from './alternating-rows/bind.ts'
import { bindBreadcrumb } from './breadcrumb/bind.ts'
import { bindCtaBanner } from './cta-banner/bind.ts'
import { bindFaq } from './faq/bind.ts'
import { bindFeaturesGrid } from './features-grid/bind.ts'
import { bindHero } from './hero/bind.ts'
import { bindImageCards } from './image-cards/bind.ts'
import { bindIntro } from './intro/bind.ts'
import { bindLinkCards } from './link-cards/bind.ts'
import { bindMosaic } from './mosaic/bind.ts'
import { bindOptionCards } from './option-cards/bind.ts'
import { bindOptionsGrid } from './options-grid/bind.ts'
import { bindRotatingShowcase } from './rotating-showcase/bind.ts'
import { bindCards } from './shared/bind-cards.ts'
import type { Binder, PropsFrom } from './shared/binder.ts'
import { bindShowcaseCarousel } from './showcase-carousel/bind.ts'

const all = {
  'alternating-rows': bindAlternatingRows,
  breadcrumb: bindBreadcrumb,
  'cta-banner': bindCtaBanner,
  faq: bindFaq,
  'features-grid': bindFeaturesGrid,
  hero: bindHero,
  'image-cards': bindImageCards,
  intro: bindIntro,
  'link-cards': bindLinkCards,
  mosaic: bindMosaic,
  'option-cards': bindOptionCards,
  'options-grid': bindOptionsGrid,
  'pixel-pitch-strip': bindCards,
  'reason-cards': bindCards,
  'rotating-showcase': bindRotatingShowcase,
  'showcase-carousel': bindShowcaseCarousel,
  'solution-cards': bindCards,
}

/** The finished props of each type of block. */
export type PropsMap = { [T in BlockType]: PropsFrom<(typeof all)[T]> }

/** How each type of block turns options and content into props. A type that is missing here does not compile. */
export const binders: { [T in BlockType]: Binder<BlockOf<T>, PropsMap[T]> } = all
