import { blockBase, siteWord, text, z } from 'pagework/blocks'

/** Rechnet aus, wie viele Bleche Kuchen eine Feier braucht. */
export const schema = z.strictObject({
  ...blockBase('blechrechner'),
  /** Überschrift des Blocks. */
  heading: text(),
  /** Stücke, die ein Blech ergibt. */
  pieces: z.int().min(1),
  /** Beschriftung des Feldes. */
  label: siteWord(),
  /** Ergebnis: `{guests}` und `{trays}` sind Zahlen. */
  result: siteWord('guests', 'trays'),
})
