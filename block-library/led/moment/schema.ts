import { backdropSchema, blockBase, pictureSchema, text, z } from 'pagework/blocks'

const share = () => z.number().min(0).max(100)

const stepSchema = z.strictObject({
  /** Label of the choice. */
  label: text(),
  /** Sentence about the screen after this choice. */
  text: text(),
  /**
   * Before a place: how much of the screen is lit, in per cent. Of a bent wall: the angle of each joint, in degrees.
   * Default: the number of the step, from 0, which shows the pictures up to that of the step.
   */
  value: z.number().min(-15).max(100).optional(),
  /** Picture of the place at this step, from the same camera. Its transparent parts show the pictures of earlier steps. */
  picture: backdropSchema.optional(),
})

/**
 * Shows what one product alone can do, in a few steps to choose from: a curtain that lights a screen in its place, a place
 * through the hours of a day, or a wall that bends at its joints. It needs no script. Paper shows the first step.
 */
export const schema = z
  .strictObject({
    ...blockBase('moment'),
    /** Heading over the moment. */
    heading: text(),
    /** Sentence under the heading. */
    lead: text().optional(),
    /** Name of the choice for screen readers. */
    choose: text(),
    /** Picture on the screen. Black and transparent parts are unlit. Pictures of a place may show their screen themselves. */
    content: backdropSchema.optional(),
    /** Place of the screen, as the first step shows it. Without it the moment is a wall of cabinets that bends. */
    place: z
      .strictObject({
        picture: pictureSchema,
        /** Screen of the content: its left, top, width and height, in per cent of the picture. */
        screen: z.tuple([share(), share(), share(), share()]).default([0, 0, 100, 100]),
      })
      .optional(),
    /** Number of columns of cabinets of a wall that bends, from its middle to each side. */
    columns: z.int().min(2).max(8).default(4),
    /** Steps, first the one that is shown at first. */
    steps: z.array(stepSchema).min(2).max(5),
  })
  .refine(({ content, place, steps }) => content || (place && steps.some(({ picture }) => picture)), {
    path: ['content'],
    error: 'is missing: without it, a place needs a `picture` in a step, and a wall that bends shows nothing',
  })
