import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { keepUnits } from '../shared/keep-units.ts'
import { linkSchema } from '../shared/link.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** A text of a cell. An empty cell is a field to write into. */
const cell = () => z.string().overwrite(keepUnits).meta({ shown: true })

const rowSchema = z.strictObject({
  /** Text of the first column, the heading of the row. */
  name: text(),
  /** Texts of the other columns. An empty text is a field to write into. */
  cells: z.array(cell()),
})

/** A sheet that begins on a page of its own when printed: lines to fill in, and a table with fields to write into. */
export const sheetSchema = z
  .strictObject({
    ...blockBase('sheet'),
    /** Heading of the sheet. */
    heading: text(),
    /** Sentence under the heading. */
    lead: text().optional(),
    /** Labels of the lines to fill in over the table: `Site`, `Date`. */
    fields: z.array(text()).default([]),
    /** Headings of the columns, in order. */
    columns: z.array(text()).min(2).max(6),
    /** Rows of the table, in order. */
    rows: z.array(rowSchema).min(1),
    /** Labels of the lines to fill in under the table, for signatures. */
    signatures: z.array(text()).default([]),
    /** Note under the table. */
    note: text().optional(),
    /** Whether a phone shows only the beginning of the sheet at first. */
    folded: z.boolean().default(true),
    /** Label of the button that shows the whole sheet on a phone. */
    more: siteWord(),
    /** Label of the button that shows the beginning of the sheet again. */
    less: siteWord(),
    /** Link under the table. Paper does not show it. */
    link: linkSchema.optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length === columns.length - 1) return
      const message = `must have ${columns.length - 1} texts, one for each column after the first: "" is a field to write into`
      context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message, input: cells })
    })
  })
