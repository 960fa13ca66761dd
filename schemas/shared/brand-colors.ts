import { z } from 'zod'
import { colorToken, gradientToken } from './token.ts'

/** Colours of a ground, on which sections stand. */
export const groundSchema = z.strictObject({
  /** The ground itself. */
  stage: colorToken(),
  /** Surface of cards, fields and missing pictures. */
  raised: colorToken(),
  /** Surface that differs from cards: pressed choices, disabled buttons. */
  panel: colorToken(),
  /** Thin line between things. It carries no information. */
  line: colorToken(),
  /** Small dots of the pattern behind missing pictures and rules. Alpha 0 hides the pattern. */
  dot: colorToken(),
  /** Edge of a control. */
  edge: colorToken(),
  /** Text. */
  text: colorToken(),
  /** Text of less importance. */
  muted: colorToken(),
  /** Text of a disabled control. */
  faint: colorToken(),
  /** Links, current things and the ring of the focus. */
  signal: colorToken(),
  /** Text of success. */
  right: colorToken(),
  /** Text of an error. */
  wrong: colorToken(),
})

/** Colours that are the same on every ground. */
export const colorSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('color'),
  /** Bars over the page: header, menus, tabs and footer. */
  bar: colorToken(),
  /** Ground of pictures that are shown large, and of dark screens in drawings. */
  dark: colorToken(),
  /** Fill of buttons and of selected things. */
  accent: colorToken(),
  /** Text on the accent. */
  onAccent: colorToken(),
  /** Fill of the chat's button. */
  chat: colorToken(),
  /** Symbol on the chat's button. */
  onChat: colorToken(),
  /** Edge of a field or of a message with an error. */
  alarm: colorToken(),
  /** First of the three lit dots, and the first colour of drawings. */
  red: colorToken(),
  /** Second of the three lit dots, and the second colour of drawings. */
  green: colorToken(),
  /** Third of the three lit dots, and the third colour of drawings. */
  blue: colorToken(),
  /** Light around the first dot. */
  redHalo: colorToken(),
  /** Light around the second dot. */
  greenHalo: colorToken(),
  /** Light around the third dot. */
  blueHalo: colorToken(),
  /** Light that passes over a thing while it loads. */
  shine: colorToken(),
  /** Surface of a control over a picture. */
  veil: colorToken(),
  /** Surface around a picture that is shown large, and of labels on pictures. */
  curtain: colorToken(),
  /** Text over a picture. */
  overText: colorToken(),
  /** Text of less importance over a picture. */
  overMuted: colorToken(),
  /** Edge of a control over a picture. */
  overEdge: colorToken(),
  /** Current things and the ring of the focus over a picture. */
  overSignal: colorToken(),
})

export const gradientSchema = z.strictObject({
  /** Type of the group's tokens. */
  $type: z.literal('gradient'),
  /** Darkens the foot of a picture, from below, until words on it are legible on any picture. */
  foot: gradientToken(),
  /** Darkens the page below the header, from above, while the header has no surface. */
  header: gradientToken(),
})
