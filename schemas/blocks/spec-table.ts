import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { keepUnits } from '../shared/keep-units.ts'
import { linkSchema, sitePath } from '../shared/link.ts'
import { matching } from '../shared/matching.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/**
 * Value of a row: a figure, the least and the greatest figure, words, or `null` for an unknown value, where the table
 * says to ask.
 */
const valueSchema = z.union([z.number(), z.tuple([z.number(), z.number()]), text(), z.null()])

/** A property of products, and its unit. */
const rowSchema = z.strictObject({
  /** Key of the row in the `values` of products. */
  key: matching(/^[a-z][a-zA-Z]*$/, 'one word of letters that begins small'),
  /** Name of the property. */
  name: text(),
  /** Unit behind figures. Words have none. */
  unit: text().optional(),
  /** Note on the property, in a sentence. */
  note: text().optional(),
})

const productSchema = z.strictObject({
  /** Name of the product, over its column. */
  name: text(),
  /** Page of the product. */
  to: sitePath().optional(),
  /** Values of the product, by the key of a row. An omitted row does not apply to it. */
  values: z.record(z.string(), valueSchema),
})

/** Rows and the products that have them. Parsing makes finished texts of them, so that a page computes nothing. */
const tableSchema = z
  .strictObject({
    /** Rows of the table, in order. A row that applies to no product is not shown. */
    rows: z.array(rowSchema).min(1),
    /** Products of the table, one column each. */
    products: z.array(productSchema).min(1),
    /** Keys of rows that this table does not show. */
    without: z.array(z.string()).default([]),
    /** Text in place of an unknown value. */
    unknown: text().default('Ask us'),
    /** Text in place of a value that does not apply. */
    none: text().default('–'),
    /** Word between the least and the greatest figure. */
    to: text().default('to'),
    /** Language whose number format is used. */
    numbers: z.string().default('en'),
  })
  .superRefine(({ rows, products, without }, context) => {
    const keys = rows.map(({ key }) => key)
    products.forEach(({ values }, index) => {
      for (const key of Object.keys(values)) {
        if (keys.includes(key)) continue
        const path = ['products', index, 'values', key]
        context.addIssue({ code: 'custom', path, message: `must be the key of a row: ${keys.join(', ')}` })
      }
    })
    without.forEach((key, index) => {
      if (keys.includes(key)) return
      const message = `must be the key of a row: ${keys.join(', ')}`
      context.addIssue({ code: 'custom', path: ['without', index], message, input: key })
    })
  })
  .transform(({ rows, products, without, unknown, none, to, numbers }) => {
    const cell = (value: Value | undefined, unit: string | undefined) => {
      if (value === undefined) return none
      if (value === null) return unknown
      if (typeof value === 'string') return value
      const figures = [value].flat().map((figure) => figure.toLocaleString(numbers))
      return keepUnits([figures.join(` ${to} `), unit].filter(Boolean).join(' '))
    }
    return {
      unknown,
      columns: products.map(({ name, to: address }) => ({ name, to: address })),
      rows: rows
        .filter(({ key }) => !without.includes(key) && products.some(({ values }) => key in values))
        .map(({ key, name, unit, note }) => ({
          name,
          note: products.some(({ values }) => values[key] !== null) ? note : undefined,
          cells: products.map(({ values }) => cell(values[key], unit)),
        })),
    }
  })

/** Figures of products: the table of one product, or several side by side. */
export const specTableSchema = z.strictObject({
  ...blockBase('spec-table'),
  /** Section whose items add rows, or replace rows of the same name, by title and description. */
  section: sectionRef().optional(),
  /** Heading over the table. */
  heading: text().optional(),
  /** Sentence under the heading. */
  lead: text().optional(),
  /** Rows of the table, and the products that have them. */
  table: tableSchema,
  /** Note under the table, which says that the figures are typical. */
  typical: text().optional(),
  /** Label of the button that shows the whole table of one product on a phone. */
  more: text().default('All figures'),
  /** Label of the button that shows the beginning of the table again. */
  less: text().default('Fewer figures'),
  /** Link under the table. */
  link: linkSchema.optional(),
})

type Value = z.output<typeof valueSchema>
