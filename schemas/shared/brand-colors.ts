import { z } from 'zod'
import { colorToken, gradientToken, group } from './token.ts'

type GroundColor =
  | 'stage'
  | 'raised'
  | 'panel'
  | 'line'
  | 'dot'
  | 'edge'
  | 'text'
  | 'muted'
  | 'faint'
  | 'signal'
  | 'right'
  | 'wrong'

/** Colours of a ground, on which sections stand, with the engine's colours as defaults. */
const groundSchema = (colors: Record<GroundColor, string>) =>
  z
    .strictObject({
      /** The ground itself. */
      stage: colorToken(colors.stage),
      /** Surface of cards, fields and missing pictures. */
      raised: colorToken(colors.raised),
      /** Surface that differs from cards: pressed choices, disabled buttons. */
      panel: colorToken(colors.panel),
      /** Thin line between things. It carries no information. */
      line: colorToken(colors.line),
      /** Small dots of the pattern behind missing pictures and rules. Alpha 0 hides the pattern. */
      dot: colorToken(colors.dot),
      /** Edge of a control. */
      edge: colorToken(colors.edge),
      /** Text. */
      text: colorToken(colors.text),
      /** Text of less importance. */
      muted: colorToken(colors.muted),
      /** Text of a disabled control. */
      faint: colorToken(colors.faint),
      /** Links, current things and the ring of the focus. */
      signal: colorToken(colors.signal),
      /** Text of success. */
      right: colorToken(colors.right),
      /** Text of an error. */
      wrong: colorToken(colors.wrong),
    })
    .prefault({})

/** Dark words on a bright ground. */
export const noonSchema = groundSchema({
  stage: '#ffffff',
  raised: '#ffffff',
  panel: '#f1f3f5',
  line: '#1b1d2129',
  dot: '#1b1d2100',
  edge: '#6b7077',
  text: '#17191c',
  muted: '#454a52',
  faint: '#6f757e',
  signal: '#1d4f91',
  right: '#1f6b3a',
  wrong: '#a51d2d',
})

/** Light words on a dark ground. */
export const nightSchema = groundSchema({
  stage: '#17191c',
  raised: '#202327',
  panel: '#2a2e33',
  line: '#ffffff26',
  dot: '#ffffff00',
  edge: '#9aa1ab',
  text: '#f7f8f9',
  muted: '#c8cdd4',
  faint: '#868d97',
  signal: '#9cc3ff',
  right: '#7fd8a0',
  wrong: '#ffb3b3',
})

/** Colours that are the same on every ground. */
export const colorSchema = group('color', {
  /** Bars over the page: header, menus, tabs and footer. */
  bar: colorToken('#f1f3f5'),
  /** Ground of pictures that are shown large, and of dark screens in drawings. */
  dark: colorToken('#101214'),
  /** Fill of buttons and of selected things. */
  accent: colorToken('#1d4f91'),
  /** Text on the accent. */
  onAccent: colorToken('#ffffff'),
  /** Fill of the chat's button. */
  chat: colorToken('#0f6b3c'),
  /** Symbol on the chat's button. */
  onChat: colorToken('#ffffff'),
  /** Edge of a field or of a message with an error. */
  alarm: colorToken('#d1403a'),
  /** First of the three lit dots, and the first colour of drawings. */
  red: colorToken('#8a3b12'),
  /** Second of the three lit dots, and the second colour of drawings. */
  green: colorToken('#1f6b3a'),
  /** Third of the three lit dots, and the third colour of drawings. */
  blue: colorToken('#1d4f91'),
  /** Light around the first dot. */
  redHalo: colorToken('#8a3b1240'),
  /** Light around the second dot. */
  greenHalo: colorToken('#1f6b3a40'),
  /** Light around the third dot. */
  blueHalo: colorToken('#1d4f9140'),
  /** Surface of a control over a picture. */
  veil: colorToken('#101214b3'),
  /** Surface around a picture that is shown large, and of labels on pictures. */
  curtain: colorToken('#101214e6'),
  /** Text over a picture. */
  overText: colorToken('{ground.night.text}'),
  /** Text of less importance over a picture. */
  overMuted: colorToken('{ground.night.muted}'),
  /** Edge of a control over a picture. */
  overEdge: colorToken('{ground.night.edge}'),
  /** Current things and the ring of the focus over a picture. */
  overSignal: colorToken('{ground.night.signal}'),
})

export const gradientSchema = group('gradient', {
  /** Darkens the foot of a picture, from below, until words on it are legible on any picture. */
  foot: gradientToken(['#101214eb', 0], ['#101214cc', 0.65], ['#10121400', 1]),
  /** Darkens the page below the header, from above, while the header has no surface. */
  header: gradientToken(['#fffffff2', 0.4], ['#ffffff00', 1]),
})
