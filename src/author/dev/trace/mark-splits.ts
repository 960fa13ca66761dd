import type { RawLeaf } from './collect-leaves.ts'
import { markOf, withoutMarks } from '../../protocol/marks.ts'
import { plainText } from './page-pieces.ts'

/**
 * Marks texts that the engine has split off a marked text, as a compound that must not break. Such a text and its
 * neighbour stand beside each other in the value of the neighbour's leaf.
 */
export function markSplits(texts: string[], leafIn: (text: string) => RawLeaf | undefined): string[] {
  const marked = [...texts]
  // Two passes backwards and one forwards reach a text between two splits.
  const places = [...texts.keys()]
  for (const index of [...places.toReversed(), ...places, ...places.toReversed()]) {
    const text = marked[index] ?? ''
    if (leafIn(text)) continue
    const [before = '', after = ''] = [marked[index - 1], marked[index + 1]]
    const leaf = [leafIn(after), leafIn(before)].find((one, side) => {
      const joined = side === 0 ? text + after : before + text
      return one !== undefined && plainOf(one.value).includes(plainOf(plainText(withoutMarks(joined))))
    })
    if (leaf) marked[index] = text + markOf(leaf.id)
  }
  return marked
}

/** Returns a text without tags and entities, and with plain blanks. */
const plainOf = (text: string) => plainText(text.replaceAll(/<[^>]*>/g, '')).replaceAll(/\s+/g, ' ')
