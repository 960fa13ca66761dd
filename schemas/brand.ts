import { z } from 'zod'
import { colorSchema, gradientSchema, groundSchema } from './shared/brand-colors.ts'
import { familyToken } from './shared/font-token.ts'
import {
  dimensionToken,
  durationToken,
  numberToken,
  shadowToken,
  transitionToken,
  weightToken,
} from './shared/token.ts'

const familySchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('fontFamily'),
  /** Font of all texts. */
  text: familyToken(),
  /** Font of headings. */
  heading: familyToken(),
})

/** Sizes of text. Limit large sizes so that their longest word fits a phone at any text size. */
const fontSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('dimension'),
  /** A page's first heading. */
  display: dimensionToken(),
  /** The home page's first heading, over a whole screen. */
  poster: dimensionToken(),
  /** Heading of a block. */
  title: dimensionToken(),
  /** Heading of a large row, and the brand's name. */
  row: dimensionToken(),
  /** Heading of a card. */
  subtitle: dimensionToken(),
  /** A large figure of a statistic. */
  figure: dimensionToken(),
  /** Text below a heading. */
  lead: dimensionToken(),
  /** Running text. */
  body: dimensionToken(),
  /** Text of controls and notes. */
  small: dimensionToken(),
  /** Smallest text. */
  micro: dimensionToken(),
})

const weightSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('fontWeight'),
  /** Running text. */
  body: weightToken(),
  /** Links and choices. */
  medium: weightToken(),
  /** Buttons and labels. */
  strong: weightToken(),
  /** Headings. */
  heavy: weightToken(),
})

/** Heights of lines, as multiples of the text's size. */
const leadingSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('number'),
  /** Texts of one line. */
  solid: numberToken(),
  /** A page's first heading. */
  display: numberToken(),
  /** Heading of a block. */
  title: numberToken(),
  /** Headings of rows and cards. */
  row: numberToken(),
  /** Headings in scripts with marks above and below the letters. */
  tall: numberToken(),
  /** Running text. */
  text: numberToken(),
})

/** Additional space between letters, in em. */
const trackingSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('number'),
  /** A page's first heading, and the brand's name. */
  display: numberToken(),
  /** Heading of a block. */
  title: numberToken(),
  /** Heading of a large row. */
  row: numberToken(),
  /** Heading of a card. */
  subtitle: numberToken(),
})

const spaceSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('dimension'),
  /** Left and right of the page. */
  gutter: dimensionToken(),
  /** Between two blocks. */
  section: dimensionToken(),
  /** Between columns of a block. */
  columns: dimensionToken(),
  /** Between cards. */
  gap: dimensionToken(),
  /** Between pictures of a mosaic. */
  seam: dimensionToken(),
  /** Between a block's heading and its rows, and between rows. */
  rows: dimensionToken(),
  /** Inside a card. */
  inset: dimensionToken(),
})

const sizeSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('dimension'),
  /** Maximum width of the page. */
  page: dimensionToken(),
  /** Maximum width of running text. */
  prose: dimensionToken(),
  /** Height of the smallest target for a finger. */
  touch: dimensionToken(),
  /** Height of a form's field. */
  control: dimensionToken(),
  /** Height of a button. */
  button: dimensionToken(),
  /** Height of the header. */
  header: dimensionToken(),
  /** Height of the tabs at the foot of a phone. */
  tabs: dimensionToken(),
})

/** The look of a site, in the Design Tokens Format 2025.10. Browsers get it as CSS custom properties. */
export const brandSchema = z.strictObject({
  /** Grounds on which blocks stand. The first is the ground of the page. `ground` of a block names another one. */
  ground: z
    .strictObject({
      /** Type of the group's tokens. */
      $type: z.literal('color'),
      /** Light words on a dark ground. */
      night: groundSchema.optional(),
      /** Dark words on a bright ground. */
      noon: groundSchema.optional(),
    })
    .refine(({ night, noon }) => night ?? noon, {
      error: 'must hold the colours of night, of noon or of both',
    }),
  /** Colours that are the same on every ground. */
  color: colorSchema,
  /** Gradients over pictures and below the header. */
  gradient: gradientSchema,
  /** Fonts. */
  family: familySchema,
  /** Sizes of text. */
  font: fontSchema,
  /** Weights of text. */
  weight: weightSchema,
  /** Heights of lines. */
  leading: leadingSchema,
  /** Additional space between letters, in em. */
  tracking: trackingSchema,
  /** Distances between things. */
  space: spaceSchema,
  /** Sizes of the page and of controls. */
  size: sizeSchema,
  /** Radii of corners. */
  radius: z.strictObject({
    /** Type of the group's tokens. */
    $type: z.literal('dimension'),
    /** Buttons, fields and small pictures. */
    small: dimensionToken(),
    /** Surfaces of a middle size. */
    medium: dimensionToken(),
    /** Cards and large pictures. */
    large: dimensionToken(),
    /** Round controls. */
    round: dimensionToken(),
  }),
  /** Changes of state. With reduced motion they take no time. */
  motion: z.strictObject({
    /** Type of the group's tokens. */
    $type: z.literal('transition'),
    /** Colours and small movements. */
    quick: transitionToken(),
    /** Surfaces and shadows. */
    calm: transitionToken(),
  }),
  /** Times that are no change of state. */
  duration: z.strictObject({
    /** Type of the group's tokens. */
    $type: z.literal('duration'),
    /** How long a page may load before a notice says so. */
    patience: durationToken(),
    /** One pass of the light over a thing that loads. */
    sweep: durationToken(),
  }),
  /** Shadows. */
  elevation: z.strictObject({
    /** Type of the group's tokens. */
    $type: z.literal('shadow'),
    /** Light around a button under the pointer. */
    glow: shadowToken(),
    /** Shadow around a floating thing. */
    float: shadowToken(),
  }),
})

export type BrandTokens = z.output<typeof brandSchema>
export type Ground = Exclude<keyof BrandTokens['ground'], '$type'>
