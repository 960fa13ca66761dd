import type { DrawnPairs } from '../contract/drawn-pairs.ts'

/**
 * Every pair of colours that the shell and the engine's blocks draw. `tests/browser/drawn-pairs.test.ts` draws all examples in
 * all states and compares texts, edges, rings of the focus, and icons of controls. The rule `contrast` checks these pairs in the colours of a site. Ornaments are not listed:
 * thin lines, dots, and the lights of drawings whose parts are named in words.
 */
export const drawnPairs: readonly DrawnPairs[] = [
  { state: 'text', front: ['text', 'muted', 'signal'], on: ['stage', 'raised', 'panel'], least: 4.5 },
  { state: 'a current link in a menu', front: ['accent'], on: ['bar'], least: 4.5, ofPage: true },
  { state: 'text on a bar', front: ['text', 'muted', 'signal'], on: ['bar'], least: 4.5, ofPage: true },
  { state: 'a text of success', front: ['right'], on: ['stage', 'raised', 'panel'], least: 4.5 },
  { state: 'a text of an error', front: ['wrong'], on: ['stage', 'raised', 'panel'], least: 4.5 },
  { state: 'the edge of a field with an error', front: ['alarm'], on: ['stage', 'raised'], least: 3 },
  { state: 'a button, and a selected choice', front: ['onAccent'], on: ['accent'], least: 4.5 },
  { state: 'a disabled choice', front: ['faint'], on: ['stage', 'raised'], least: 3 },
  { state: 'the edge of a control', front: ['edge'], on: ['stage', 'raised', 'panel'], least: 3 },
  { state: 'the edge of a box in a menu', front: ['edge'], on: ['bar'], least: 3, ofPage: true },
  { state: 'the edge of a control under the pointer', front: ['signal'], on: ['stage', 'raised'], least: 3 },
  { state: 'the ring of the focus', front: ['signal'], on: ['stage', 'raised', 'panel'], least: 3 },
  { state: 'the chat’s button', front: ['onChat'], on: ['chat'], least: 3 },
  {
    state: 'text over a picture',
    front: ['overText', 'overMuted'],
    on: ['dark', 'curtain', 'foot'],
    least: 4.5,
  },
  {
    state: 'a control over a picture',
    front: ['overText', 'overEdge', 'overSignal'],
    on: ['dark'],
    least: 3,
  },
  { state: 'a control over a picture', front: ['overText', 'overSignal'], on: ['veil', 'curtain'], least: 3 },
  { state: 'the ring of the focus over a picture', front: ['overSignal'], on: ['foot'], least: 3 },
]
