import { z } from 'zod'
import { sitePath } from './link.ts'
import { siteWord } from './site-word.ts'
import { text, textWith } from './text.ts'

/** A change that moves the price. */
const driverSchema = z.strictObject({
  /** Name of what changes: `Size`. */
  name: text(),
  /** How many times as much the change takes. Without it the bar has no length: only a survey knows. */
  factor: z.number().min(1).optional(),
  /** The change and what it takes, in a sentence. */
  text: text(),
})

/** Price of the page's product: its band from the site settings, or bars of what moves it. */
export const priceSchema = z.strictObject({
  /** Heading over the band. */
  heading: text(),
  /** Line under the band. */
  note: text().optional(),
  /** Bars where the site settings have no band for the product. */
  movers: z.strictObject({
    /** Heading over the bars. */
    heading: text(),
    /** Line that says what the bars compare. */
    note: text(),
    /** The bars, in order. */
    drivers: z.array(driverSchema).min(1),
    /** Label of a bar. `{factor}` becomes its factor. */
    times: textWith('factor').default('× {factor}'),
    /** Label of a bar without a factor. */
    open: siteWord(),
  }),
})

/** Price band of a product, in the site settings. */
export const priceBandSchema = z.strictObject({
  /** Address of the product's page: `/shelf/lamp`. */
  product: sitePath(),
  /** The band in words, with its unit: `₹ 1 to 2 lakh per m²`. */
  band: text(),
})
