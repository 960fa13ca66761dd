import { blockBase, matching, siteWord, text, z } from 'pagework/blocks'

/** Hours of a day: `6:00`. */
const time = () => matching(/^\d{1,2}:\d{2}$/, 'a time such as 6:00')

/** Öffnungszeiten je Wochentag. Der heutige Tag ist hervorgehoben. */
export const schema = z.strictObject({
  ...blockBase('oeffnungszeiten'),
  /** Überschrift des Blocks. */
  heading: text(),
  /** Die Tage, von Montag bis Sonntag. */
  days: z
    .array(
      z.strictObject({
        /** Name des Tages. */
        day: text(),
        /** Zeiten des Tages. Ohne Zeiten ist geschlossen. */
        hours: z.array(z.strictObject({ from: time(), until: time() })).default([]),
        /** Was es nur an diesem Tag gibt. */
        special: text().optional(),
      }),
    )
    .length(7),
  /** Wort für einen Tag ohne Zeiten. */
  closed: siteWord(),
  /** Eine Zeit: `{from}` und `{until}` sind ihr Anfang und ihr Ende. */
  span: siteWord('from', 'until'),
})
