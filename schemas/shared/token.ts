import { z } from 'zod'
import { matching } from './matching.ts'
import { plainText } from './text.ts'

/** A reference to another token, such as `{color.accent}`. */
const reference = () =>
  matching(/^\{[a-z]+(\.[a-zA-Z]+)+\}$/, 'a value, or a reference such as "{color.accent}"')

/** A part of a value: written out, or a reference. */
const orReference = <S extends z.ZodType>(value: S) => z.union([value, reference()])

/** CSS that replaces a value, without characters that end a declaration. */
const cssText = () => matching(/^[^;{}<>]+$/, 'a CSS value without ; { } < >')

/** A token of the Design Tokens Format 2025.10. Its type is the `$type` of its group. */
const token = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    /** The value, or a reference to another token. */
    $value: orReference(value),
    /** Explains the use of the token. */
    $description: plainText().optional(),
    /** Additions of this engine to the format. */
    $extensions: z
      .strictObject({
        /** CSS for browsers, such as `clamp(…)`. Design tools read `$value`. */
        css: cssText().optional(),
      })
      .optional(),
  })

/** A colour of sRGB. */
const colorValue = z.strictObject({
  /** The colour space. */
  colorSpace: z.literal('srgb'),
  /** Red, green and blue, each from 0 to 1. */
  components: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1), z.number().min(0).max(1)]),
  /** Opacity from 0 to 1. */
  alpha: z.number().min(0).max(1).default(1),
  /** The colour for tools without colour spaces. It must be the colour of `components`. */
  hex: matching(/^#[0-9a-f]{6}$/i, 'six hexadecimal digits, such as "#c8ff4d"').optional(),
})

/** A length. */
const dimensionValue = z.strictObject({
  /** The number of units. */
  value: z.number(),
  /** `rem` grows with the text size of the visitor. */
  unit: z.enum(['px', 'rem']),
})

const durationValue = z.strictObject({
  /** The number of units. */
  value: z.number().min(0),
  /** Milliseconds or seconds. */
  unit: z.enum(['ms', 's']),
})

const fraction = z.number().min(0).max(1)

const transitionValue = z.strictObject({
  /** Time of the transition. */
  duration: durationValue,
  /** Time before the transition. */
  delay: durationValue,
  /** The four numbers of a cubic Bézier curve. */
  timingFunction: z.tuple([fraction, z.number(), fraction, z.number()]),
})

const shadowValue = z.strictObject({
  /** Colour of the shadow. */
  color: orReference(colorValue),
  /** Distance to the right. */
  offsetX: dimensionValue,
  /** Distance downwards. */
  offsetY: dimensionValue,
  /** Width of the soft edge. */
  blur: dimensionValue,
  /** Growth in all directions. */
  spread: dimensionValue,
})

const gradientValue = z
  .array(
    z.strictObject({
      /** Colour of the stop. */
      color: orReference(colorValue),
      /** Place of the stop, from 0 to 1. */
      position: fraction,
    }),
  )
  .min(2, { error: 'must be at least two stops' })

export const colorToken = () => token(colorValue)
export const dimensionToken = () => token(dimensionValue)
export const numberToken = () => token(z.number())
export const weightToken = () => token(z.number().min(1).max(1000))
export const durationToken = () => token(durationValue)
export const transitionToken = () => token(transitionValue)
export const shadowToken = () => token(shadowValue)
export const gradientToken = () => token(gradientValue)

export type ColorValue = z.output<typeof colorValue>
export type DimensionValue = z.output<typeof dimensionValue>
export type DurationValue = z.output<typeof durationValue>
export type TransitionValue = z.output<typeof transitionValue>
export type ShadowValue = z.output<typeof shadowValue>
export type GradientValue = z.output<typeof gradientValue>
