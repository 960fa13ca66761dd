import { defineRule } from 'pagework/rules'

export default defineRule({
  summary: 'A heading that begins with a number, as "Eight sectors", stands over as many entries.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A list grows, and its heading still says "Nine kinds of display". The number of such a heading, or of the first words below it, is
    compared with the entries that the block shows. Write the new number, or a heading without one.`,
  *check({ joined }) {
    for (const { loaded, bound } of joined)
      for (const { id, heading, props } of bound.shown) {
        const lead = 'lead' in props && typeof props.lead === 'string' ? props.lead : ''
        const counts = Object.values(props).flatMap((part) =>
          Array.isArray(part) && part.length > 0 ? [part.length] : [],
        )
        if (counts.length === 0) continue
        for (const text of [heading, lead]) {
          const [words, number = ''] = counted.exec(text) ?? []
          const count = numbers.indexOf(number.toLowerCase()) + 2
          if (words === undefined || counts.includes(count)) continue
          const index = loaded.page.blocks.findIndex((block) => block.id === id)
          yield {
            file: loaded.file,
            path: ['blocks', index],
            problem: `the heading counts ${number.toLowerCase()}, and the block shows ${counts.join(' or ')} entries`,
            received: text,
          }
        }
      }
  },
})

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** A number at the beginning of a text, and a noun in the plural. "Five by five" and "Two or more" count nothing. */
const counted = new RegExp(String.raw`^(${numbers.join('|')}) (?:[a-z-]+ )?[a-z]+s\b`, 'i')
