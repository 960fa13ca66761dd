import { createElement, type ComponentType, type ReactElement } from 'react'
import type { BlockType } from '../schemas/blocks/index.ts'
import { AlternatingRows } from './alternating-rows/alternating-rows.tsx'
import type { PropsMap } from './binders.ts'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { CtaBanner } from './cta-banner/cta-banner.tsx'
import { Faq } from './faq/faq.tsx'
import { FeaturesGrid } from './features-grid/features-grid.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageCards } from './image-cards/image-cards.tsx'
import { Intro } from './intro/intro.tsx'
import { LinkCards } from './link-cards/link-cards.tsx'
import { Mosaic } from './mosaic/mosaic.tsx'
import { OptionCards } from './option-cards/option-cards.tsx'
import { OptionsGrid } from './options-grid/options-grid.tsx'
import { PixelPitchStrip } from './pixel-pitch-strip/pixel-pitch-strip.tsx'
import { ReasonCards } from './reason-cards/reason-cards.tsx'
import { RotatingShowcase } from './rotating-showcase/rotating-showcase.tsx'
import { ShowcaseCarousel } from './showcase-carousel/showcase-carousel.tsx'
import { SolutionCards } from './solution-cards/solution-cards.tsx'

/** How each type of block is drawn. A type that is missing here, or drawn by another's component, does not compile. */
export const renderers: { [T in BlockType]: (props: PropsMap[T]) => ReactElement } = {
  'alternating-rows': draw(AlternatingRows),
  breadcrumb: draw(Breadcrumb),
  'cta-banner': draw(CtaBanner),
  faq: draw(Faq),
  'features-grid': draw(FeaturesGrid),
  hero: draw(Hero),
  'image-cards': draw(ImageCards),
  intro: draw(Intro),
  'link-cards': draw(LinkCards),
  mosaic: draw(Mosaic),
  'option-cards': draw(OptionCards),
  'options-grid': draw(OptionsGrid),
  'pixel-pitch-strip': draw(PixelPitchStrip),
  'reason-cards': draw(ReasonCards),
  'rotating-showcase': draw(RotatingShowcase),
  'showcase-carousel': draw(ShowcaseCarousel),
  'solution-cards': draw(SolutionCards),
}

/** Makes an element instead of calling the component, so that its hooks are its own. */
function draw<Props extends object>(component: ComponentType<Props>) {
  return (props: Props) => createElement(component, props)
}
