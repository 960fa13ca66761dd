import { createElement, type ComponentType, type ReactElement } from 'react'
import type { BlockType } from '../schemas/blocks/index.ts'
import type { PropsMap } from './binders.ts'
import { CtaBanner } from './cta-banner/cta-banner.tsx'
import { Hero } from './hero/hero.tsx'

type Draw<Props> = (props: Props) => ReactElement

/**
 * Where each type of block is drawn. What opens and closes nearly every page comes with the site's script; the rest comes
 * when a page needs it, so that no page pays for what others show. A type that is missing here, or drawn by another's component, does not compile.
 */
export const components: { [T in BlockType]: () => Promise<Draw<PropsMap[T]>> } = {
  'alternating-rows': async () =>
    draw((await import('./alternating-rows/alternating-rows.tsx')).AlternatingRows),
  article: async () => draw((await import('./article/article.tsx')).Article),
  'article-list': async () => draw((await import('./article-list/article-list.tsx')).ArticleList),
  breadcrumb: async () => draw((await import('./breadcrumb/breadcrumb.tsx')).Breadcrumb),
  client: async () => draw((await import('./client/client.tsx')).Client),
  contact: async () => draw((await import('./contact/contact.tsx')).Contact),
  'cta-banner': () => Promise.resolve(draw(CtaBanner)),
  faq: async () => draw((await import('./faq/faq.tsx')).Faq),
  'feature-list': async () => draw((await import('./feature-list/feature-list.tsx')).FeatureList),
  'features-grid': async () => draw((await import('./features-grid/features-grid.tsx')).FeaturesGrid),
  gallery: async () => draw((await import('./gallery/gallery.tsx')).Gallery),
  hero: () => Promise.resolve(draw(Hero)),
  'icon-rows': async () => draw((await import('./icon-rows/icon-rows.tsx')).IconRows),
  'image-cards': async () => draw((await import('./image-cards/image-cards.tsx')).ImageCards),
  'industry-card': async () => draw((await import('./industry-card/industry-card.tsx')).IndustryCard),
  'industry-tiles': async () => draw((await import('./industry-tiles/industry-tiles.tsx')).IndustryTiles),
  intro: async () => draw((await import('./intro/intro.tsx')).Intro),
  'link-cards': async () => draw((await import('./link-cards/link-cards.tsx')).LinkCards),
  'link-mosaic': async () => draw((await import('./link-mosaic/link-mosaic.tsx')).LinkMosaic),
  map: async () => draw((await import('./map/map.tsx')).Map),
  mosaic: async () => draw((await import('./mosaic/mosaic.tsx')).Mosaic),
  'option-cards': async () => draw((await import('./option-cards/option-cards.tsx')).OptionCards),
  'options-grid': async () => draw((await import('./options-grid/options-grid.tsx')).OptionsGrid),
  'phone-banner': async () => draw((await import('./phone-banner/phone-banner.tsx')).PhoneBanner),
  'pixel-pitch-strip': async () =>
    draw((await import('./pixel-pitch-strip/pixel-pitch-strip.tsx')).PixelPitchStrip),
  'reason-cards': async () => draw((await import('./reason-cards/reason-cards.tsx')).ReasonCards),
  'rotating-showcase': async () =>
    draw((await import('./rotating-showcase/rotating-showcase.tsx')).RotatingShowcase),
  'showcase-carousel': async () =>
    draw((await import('./showcase-carousel/showcase-carousel.tsx')).ShowcaseCarousel),
  'solution-cards': async () => draw((await import('./solution-cards/solution-cards.tsx')).SolutionCards),
  statistics: async () => draw((await import('./statistics/statistics.tsx')).Statistics),
  'support-cards': async () => draw((await import('./support-cards/support-cards.tsx')).SupportCards),
  testimonials: async () => draw((await import('./testimonials/testimonials.tsx')).Testimonials),
}

const loaded: { [T in BlockType]?: Draw<PropsMap[T]> } = {}

/** Loads what draws these blocks; a page does so before it shows them. */
export async function loadBlocks(blocks: Iterable<{ type: BlockType }>): Promise<void> {
  await Promise.all(Array.from(blocks, ({ type }) => loadBlock(type)))
}

/** Draws a block whose type is loaded. */
export function drawBlock<T extends BlockType>(type: T, props: PropsMap[T]): ReactElement {
  const render: Draw<PropsMap[T]> | undefined = loaded[type]
  if (!render) throw new Error(`The block ${type} is not loaded`)
  return render(props)
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties a type to its own props within
async function loadBlock<T extends BlockType>(type: T): Promise<void> {
  if (loaded[type]) return
  const render: Draw<PropsMap[T]> = await components[type]()
  // A plain assignment would make the compiler spell out the union of all blocks' props.
  Object.assign(loaded, { [type]: render })
}

/** Makes an element instead of calling the component, so that its hooks are its own. */
function draw<Props extends object>(component: ComponentType<Props>): Draw<Props> {
  return (props) => createElement(component, props)
}
