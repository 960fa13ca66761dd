// The crops of a picture keep its main screens whole: this writes the point that the site's record of it names.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { focusOf } from './engine/in-sight.mjs'

const folder = new URL('../content/pictures/', import.meta.url)

/** Writes the focus of a picture (`pictures/NAME.webp` or `/media/NAME.webp`) into its record, if it has one. */
export function writeFocus(picture, screens) {
  for (const file of readdirSync(folder).map((name) => new URL(name, folder))) {
    const records = JSON.parse(readFileSync(file, 'utf8'))
    if (!records[picture]) continue
    records[picture].focus = focusOf(screens)
    const pairs = /\[\s+(\S+),\s+(\S+)\s+\]/g
    writeFileSync(file, `${JSON.stringify(records, null, 2).replace(pairs, '[$1, $2]')}\n`)
  }
}
