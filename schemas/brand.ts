import { z } from 'zod'
import { colorSchema, gradientSchema, nightSchema, noonSchema } from './shared/brand-colors.ts'
import { familyToken } from './shared/font-token.ts'
import {
  dimensionToken,
  durationToken,
  group,
  numberToken,
  shadowToken,
  transitionToken,
  weightToken,
} from './shared/token.ts'

const familySchema = group('fontFamily', {
  /** Font of all texts. */
  text: familyToken(['system-ui', 'sans-serif']),
  /** Font of headings. */
  heading: familyToken('{family.text}'),
})

/** Sizes of text. Limit large sizes so that their longest word fits a phone at any text size. */
const fontSchema = group('dimension', {
  /** A page's first heading. */
  display: dimensionToken(5.25, 'min(clamp(2.5rem, 1.6rem + 3.2vw, 5.25rem), 13vw)'),
  /** The home page's first heading, over a whole screen. */
  poster: dimensionToken(9, 'min(clamp(3.25rem, 1.6rem + 6.4vw, 9rem), 15vw)'),
  /** Heading of a block. */
  title: dimensionToken(3.25, 'min(clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem), 11vw)'),
  /** Heading of a large row, and the brand's name. */
  row: dimensionToken(2.125, 'min(clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem), 9.5vw)'),
  /** Heading of a card. */
  subtitle: dimensionToken(1.375, 'clamp(1.1875rem, 1.1rem + 0.3vw, 1.375rem)'),
  /** A large figure of a statistic. */
  figure: dimensionToken(6, 'min(clamp(3rem, 1.8rem + 5vw, 6rem), 18vw)'),
  /** Text below a heading. */
  lead: dimensionToken(1.3125, 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)'),
  /** Running text. */
  body: dimensionToken(1.0625),
  /** Text of controls and notes. */
  small: dimensionToken(0.9375),
  /** Smallest text. */
  micro: dimensionToken(0.8125),
})

const weightSchema = group('fontWeight', {
  /** Running text. */
  body: weightToken(400),
  /** Links and choices. */
  medium: weightToken(500),
  /** Buttons and labels. */
  strong: weightToken(600),
  /** Headings. */
  heavy: weightToken(600),
})

/** Heights of lines, as multiples of the text's size. */
const leadingSchema = group('number', {
  /** Texts of one line. */
  solid: numberToken(1),
  /** A page's first heading. */
  display: numberToken(1.02),
  /** Heading of a block. */
  title: numberToken(1.08),
  /** Headings of rows and cards. */
  row: numberToken(1.2),
  /** Headings in scripts with marks above and below the letters. */
  tall: numberToken(1.35),
  /** Running text. */
  text: numberToken(1.6),
})

/** Additional space between letters, in em. */
const trackingSchema = group('number', {
  /** A page's first heading, and the brand's name. */
  display: numberToken(0),
  /** Heading of a block. */
  title: numberToken(0),
  /** Heading of a large row. */
  row: numberToken(0),
  /** Heading of a card. */
  subtitle: numberToken(0),
})

const spaceSchema = group('dimension', {
  /** Left and right of the page. */
  gutter: dimensionToken(4, 'clamp(min(1.25rem, 6vw), 4.5vw, 4rem)'),
  /** Between two blocks. */
  section: dimensionToken(6.5, 'clamp(2.25rem, 6.5vw, 6.5rem)'),
  /** Between columns of a block. */
  columns: dimensionToken(6, 'clamp(2rem, 5vw, 6rem)'),
  /** Between cards. */
  gap: dimensionToken(2, 'clamp(1.25rem, 2vw, 2rem)'),
  /** Between pictures of a mosaic. */
  seam: dimensionToken(0.75, 'clamp(0.5rem, 0.8vw, 0.75rem)'),
  /** Between a block's heading and its rows, and between rows. */
  rows: dimensionToken(3, 'clamp(1.5rem, 3vw, 3rem)'),
  /** Inside a card. */
  inset: dimensionToken(2, 'clamp(1.25rem, 2vw, 2rem)'),
})

const sizeSchema = group('dimension', {
  /** Maximum width of the page. */
  page: dimensionToken(92, 'max(92rem, min(71vw, 101rem))'),
  /** Maximum width of running text. */
  prose: dimensionToken(42, '66ch'),
  /** Height of the smallest target for a finger. */
  touch: dimensionToken(2.75),
  /** Height of a form's field. */
  control: dimensionToken(3),
  /** Height of a button. */
  button: dimensionToken(3.25),
  /** Height of the header. */
  header: dimensionToken(4.5),
  /** Height of the tabs at the foot of a phone. */
  tabs: dimensionToken(4),
})

/**
 * The look of a site, in the Design Tokens Format 2025.10: the tokens that differ from those of the engine. Browsers get all as CSS custom
 * properties.
 */
export const brandSchema = z.strictObject({
  /** Grounds on which blocks stand. The first is the ground of the page: `noon` without any. `ground` of a block names another one. */
  ground: group('color', {
    /** Light words on a dark ground. */
    night: nightSchema,
    /** Dark words on a bright ground. */
    noon: noonSchema,
  }).prefault({}),
  /** Colours that are the same on every ground. */
  color: colorSchema.prefault({}),
  /** Gradients over pictures and below the header. */
  gradient: gradientSchema.prefault({}),
  /** Fonts. */
  family: familySchema.prefault({}),
  /** Sizes of text. */
  font: fontSchema.prefault({}),
  /** Weights of text. */
  weight: weightSchema.prefault({}),
  /** Heights of lines. */
  leading: leadingSchema.prefault({}),
  /** Additional space between letters, in em. */
  tracking: trackingSchema.prefault({}),
  /** Distances between things. */
  space: spaceSchema.prefault({}),
  /** Sizes of the page and of controls. */
  size: sizeSchema.prefault({}),
  /** Radii of corners. */
  radius: group('dimension', {
    /** Buttons, fields and small pictures. */
    small: dimensionToken(0.75),
    /** Surfaces of a middle size. */
    medium: dimensionToken(1),
    /** Cards and large pictures. */
    large: dimensionToken(1.5),
    /** Round controls. */
    round: dimensionToken(999, '50%', 'px'),
  }).prefault({}),
  /** Changes of state. With reduced motion they take no time. */
  motion: group('transition', {
    /** Colours and small movements. */
    quick: transitionToken(160, [0, 0, 0.58, 1]),
    /** Surfaces and shadows. */
    calm: transitionToken(420, [0.2, 0.7, 0.2, 1]),
  }).prefault({}),
  /** Times that are no change of state. */
  duration: group('duration', {
    /** How long a page may load before a notice says so. */
    delay: durationToken(180),
    /** One pass of the light over a thing that loads. */
    sweep: durationToken(1400),
  }).prefault({}),
  /** Shadows. */
  elevation: group('shadow', {
    /** Light around a button under the pointer. */
    glow: shadowToken('#17191c40', 0, 3),
    /** Shadow around a floating thing. */
    float: shadowToken('#17191c40', 0.25, 1.5),
  }).prefault({}),
})

export type BrandTokens = z.output<typeof brandSchema>
export type Ground = Exclude<keyof BrandTokens['ground'], '$type'>
