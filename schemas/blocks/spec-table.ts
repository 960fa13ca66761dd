import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema, linkSchema, sitePath } from '../shared/link.ts'
import { matching } from '../shared/matching.ts'
import { previewSchema } from '../shared/picture.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { siteWord } from '../shared/site-word.ts'
import { text, textWith } from '../shared/text.ts'

/** Value of a row: a figure, the least and the greatest figure, or words. */
const valueSchema = z.union([z.number(), z.tuple([z.number(), z.number()]), text()])

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
  /** Values of the product, by the key of a row. A value that does not apply or is unknown is omitted. */
  values: z.record(z.string(), valueSchema),
  /** Notes in place of the notes of rows, by the key of a row. */
  notes: z.record(z.string(), text()).default({}),
  /** Picture of the product, over its column. Default: the picture of the hero of its page. */
  preview: previewSchema.optional(),
})

/** Texts for the choice of products, in a table of several products. */
const compareSchema = z.strictObject({
  /** Label of the choice. */
  choose: text(),
  /** Maximum number of products that a visitor chooses. The table begins with the first two. */
  most: z.int().min(2).default(3),
  /** Label of the button that shows all products. */
  all: text(),
  /** Sentence about the choice. `{count}` becomes the number of chosen products, `{most}` the maximum. */
  status: textWith('count', 'most'),
  /** Heading over the rows that are equal in all chosen products. */
  equal: text(),
  /** Button that leads to the enquiry. */
  ask: buttonSchema,
  /** Text that the button adds to the message. `{products}` becomes the names of the products. */
  enclosed: textWith('products'),
})

/** Rows and the products that have them. */
const tableSchema = z
  .strictObject({
    /** Rows of the table, in order. A row that applies to no product is not shown. */
    rows: z.array(rowSchema).min(1),
    /** Products of the table, one column each. */
    products: z.array(productSchema).min(1),
    /** Keys of rows that this table does not show. */
    without: z.array(z.string()).default([]),
    /** Text in place of a value that a product lacks. */
    none: text().default('–'),
    /** Word between the least and the greatest figure. */
    to: siteWord(),
  })
  .superRefine(({ rows, products, without }, context) => {
    const keys = rows.map(({ key }) => key)
    products.forEach((product, index) => {
      for (const part of ['values', 'notes'] as const)
        for (const key of Object.keys(product[part])) {
          if (keys.includes(key)) continue
          const path = ['products', index, part, key]
          context.addIssue({ code: 'custom', path, message: `must be the key of a row: ${keys.join(', ')}` })
        }
    })
    without.forEach((key, index) => {
      if (keys.includes(key)) return
      const message = `must be the key of a row: ${keys.join(', ')}`
      context.addIssue({ code: 'custom', path: ['without', index], message, input: key })
    })
  })

/** Figures of products: the table of one product, or several side by side. */
export const specTableSchema = z
  .strictObject({
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
    more: siteWord(),
    /** Label of the button that shows the beginning of the table again. */
    less: siteWord(),
    /** Link under the table. */
    link: linkSchema.optional(),
    /** Link to these figures as a sheet, under the table. */
    sheet: linkSchema.optional(),
    /** Texts for the choice of products. A table of several products needs them. */
    compare: compareSchema.optional(),
  })
  .superRefine(checkCompare, { when: ({ issues }) => issues.length === 0 })

/** Checks the texts of a comparison, once the table is finished. */
function checkCompare(
  { table: { products }, compare }: Pick<z.output<typeof specTableSchema>, 'table' | 'compare'>,
  context: z.RefinementCtx,
): void {
  const isComparison = products.length > 1
  if (isComparison !== (compare !== undefined)) {
    const message = isComparison
      ? 'is missing, but the table has several products'
      : 'is for several products: remove it'
    context.addIssue({ code: 'custom', path: ['compare'], message, input: compare })
  }
  products.forEach(({ to }, index) => {
    if (!isComparison || to !== undefined) return
    const message = 'is missing: the address of a comparison names products by their pages'
    context.addIssue({ code: 'custom', path: ['table', 'products', index, 'to'], message, input: to })
  })
}

export type SpecValue = z.output<typeof valueSchema>
