import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { keepUnits } from '../shared/keep-units.ts'
import { linkSchema, sitePath } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A row's figure: one, the least and the greatest, words, or `null` where it is not known: the table then says to ask. */
const valueSchema = z.union([z.number(), z.tuple([z.number(), z.number()]), text(), z.null()])

/** A property that products have, and what its figures are counted in. */
const rowSchema = z.strictObject({
  /** What products call it in their `values`. */
  key: z.string().regex(/^[a-z][a-zA-Z]*$/, { error: 'must be one word of letters that begins small' }),
  /** What the visitor reads. */
  name: text(),
  /** Behind figures, not behind words. */
  unit: text().optional(),
  /** What there is to know of it, in a sentence. */
  note: text().optional(),
})

const productSchema = z.strictObject({
  /** What it is called over its column. */
  name: text(),
  /** Its page. */
  to: sitePath().optional(),
  /** What it is, by the key of a row. A row that it leaves out does not apply to it. */
  values: z.record(z.string(), valueSchema),
})

/** Rows and the products that have them. They come out as finished texts, so that the page has nothing left to reckon. */
const tableSchema = z
  .strictObject({
    /** The rows, in order; one that applies to none of the products is left out. */
    rows: z.array(rowSchema).min(1),
    /** One column for each. */
    products: z.array(productSchema).min(1),
    /** Rows to leave out of this table, by key. */
    without: z.array(z.string()).default([]),
    /** In the place of what is not known. */
    unknown: text().default('Ask us'),
    /** In the place of what does not apply. */
    none: text().default('–'),
    /** Between the least and the greatest. */
    to: text().default('to'),
    /** The language whose way of writing numbers is taken. */
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

/** What products are in figures: one product's own table, or several side by side. */
export const specTableSchema = z.strictObject({
  ...blockBase('spec-table'),
  /** The section whose items add to the rows, or take the place of those of the same name: title and description. */
  section: sectionRef().optional(),
  /** The heading over the table. */
  heading: text().optional(),
  /** The sentence under it. */
  lead: text().optional(),
  /** The rows, and the products that have them. */
  table: tableSchema,
  /** Stands under the table: that its figures are typical. */
  typical: text().optional(),
  /** Shows all of one product's table on a phone. */
  more: text().default('All figures'),
  /** And the beginning alone again. */
  less: text().default('Fewer figures'),
  /** Where to go on from it. */
  link: linkSchema.optional(),
})

type Value = z.output<typeof valueSchema>
