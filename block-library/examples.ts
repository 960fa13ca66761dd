import type { BlockType } from '../schemas/blocks/index.ts'
import { alternatingRowsExamples } from './alternating-rows/examples.ts'
import { breadcrumbExamples } from './breadcrumb/examples.ts'
import { ctaBannerExamples } from './cta-banner/examples.ts'
import { faqExamples } from './faq/examples.ts'
import { featuresGridExamples } from './features-grid/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { imageCardsExamples } from './image-cards/examples.ts'
import { introExamples } from './intro/examples.ts'
import { linkCardsExamples } from './link-cards/examples.ts'
import { mosaicExamples } from './mosaic/examples.ts'
import { optionCardsExamples } from './option-cards/examples.ts'
import { optionsGridExamples } from './options-grid/examples.ts'
import { pixelPitchStripExamples } from './pixel-pitch-strip/examples.ts'
import { reasonCardsExamples } from './reason-cards/examples.ts'
import { rotatingShowcaseExamples } from './rotating-showcase/examples.ts'
import type { Examples } from './shared/examples.ts'
import { showcaseCarouselExamples } from './showcase-carousel/examples.ts'
import { solutionCardsExamples } from './solution-cards/examples.ts'

/** The examples of every type of block. A type that is missing here does not compile. */
export const examples: { [T in BlockType]: Examples<T> } = {
  'alternating-rows': alternatingRowsExamples,
  breadcrumb: breadcrumbExamples,
  'cta-banner': ctaBannerExamples,
  faq: faqExamples,
  'features-grid': featuresGridExamples,
  hero: heroExamples,
  'image-cards': imageCardsExamples,
  intro: introExamples,
  'link-cards': linkCardsExamples,
  mosaic: mosaicExamples,
  'option-cards': optionCardsExamples,
  'options-grid': optionsGridExamples,
  'pixel-pitch-strip': pixelPitchStripExamples,
  'reason-cards': reasonCardsExamples,
  'rotating-showcase': rotatingShowcaseExamples,
  'showcase-carousel': showcaseCarouselExamples,
  'solution-cards': solutionCardsExamples,
}
