import { z } from 'zod'
import { matching } from './matching.ts'
import { plainText } from './text.ts'

/** A value that is written out, or a reference to another token. */
const orReference = <S extends z.ZodType>(value: S) =>
  z.union([value, matching(/^\{[a-z]+(\.[a-zA-Z]+)+\}$/, 'a value, or a reference such as "{color.accent}"')])

/** CSS that replaces a value, without characters that end a declaration. */
const cssText = () => matching(/^[^;{}<>]+$/, 'a CSS value without ; { } < >')

/** A token of the Design Tokens Format 2025.10. Its type is the `$type` of its group. */
const token = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    /** The value, or a reference to another token. */
    $value: value,
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

/** A group of tokens of a type. A token that a site omits has the engine's value. */
export const group = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    /** Type of the group's tokens. */
    $type: z.literal<T>(type).prefault(type),
    ...shape,
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

/** A colour: as the format writes it, as hexadecimal digits with opacity or without, or a reference. */
const colorOrReference = z.union([
  colorValue,
  matching(
    /^#[0-9a-f]{6}([0-9a-f]{2})?$|^\{[a-z]+(\.[a-zA-Z]+)+\}$/i,
    'a colour such as "#0b6b3a", with opacity "#0b6b3a80", or a reference such as "{color.accent}"',
  ),
])

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
  color: colorOrReference,
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
      color: colorOrReference,
      /** Place of the stop, from 0 to 1. */
      position: fraction,
    }),
  )
  .min(2, { error: 'must be at least two stops' })

type Unit = z.output<typeof dimensionValue>['unit']
type Curve = z.output<typeof transitionValue>['timingFunction']

const tokens = {
  color: token(colorOrReference),
  dimension: token(orReference(dimensionValue)),
  number: token(orReference(z.number())),
  weight: token(orReference(z.number().min(1).max(1000))),
  duration: token(orReference(durationValue)),
  transition: token(orReference(transitionValue)),
  shadow: token(orReference(shadowValue)),
  gradient: token(orReference(gradientValue)),
}

// Each token has the engine's neutral value as its default.
export const colorToken = (hex: string) => tokens.color.prefault({ $value: hex })
export const dimensionToken = (value: number, css?: string, unit: Unit = 'rem') =>
  tokens.dimension.prefault({
    $value: { value, unit },
    ...(css !== undefined && { $extensions: { css } }),
  })
export const numberToken = (value: number) => tokens.number.prefault({ $value: value })
export const weightToken = (value: number) => tokens.weight.prefault({ $value: value })
export const durationToken = (value: number) => tokens.duration.prefault({ $value: { value, unit: 'ms' } })
export const transitionToken = (value: number, timingFunction: Curve) =>
  tokens.transition.prefault({
    $value: { duration: { value, unit: 'ms' }, delay: { value: 0, unit: 'ms' }, timingFunction },
  })
export const shadowToken = (hex: string, y: number, blur: number) =>
  tokens.shadow.prefault({
    $value: {
      color: hex,
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: y, unit: 'rem' },
      blur: { value: blur, unit: 'rem' },
      spread: { value: 0, unit: 'px' },
    },
  })
export const gradientToken = (...stops: [hex: string, position: number][]) =>
  tokens.gradient.prefault({
    $value: stops.map(([hex, position]) => ({ color: hex, position })),
  })

export type ColorValue = z.output<typeof colorValue>
export type DimensionValue = z.output<typeof dimensionValue>
export type DurationValue = z.output<typeof durationValue>
export type TransitionValue = z.output<typeof transitionValue>
export type ShadowValue = z.output<typeof shadowValue>
export type GradientValue = z.output<typeof gradientValue>
