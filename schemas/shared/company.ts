import { z } from 'zod'
import { matching } from './matching.ts'
import { text } from './text.ts'

/** A shop, practice or office in one of the cities. */
const placeSchema = z.strictObject({
  /** City of the place, one of `cities`. */
  city: text(),
  /** Name of the place. Default: its city. */
  name: text().optional(),
  /** House, street and quarter. */
  street: text(),
  /** Postal code. */
  postalCode: text().optional(),
  /** Telephone number of the place, if it has its own. */
  phone: text().optional(),
  /** Opening hours of the place, in words. */
  hours: text().optional(),
  /** Opening hours for search engines: `Mo-Fr 09:00-18:00`. */
  openingHours: z
    .array(
      matching(
        /^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \d{2}:\d{2}-\d{2}:\d{2}$/,
        'days and times such as "Mo-Fr 09:00-18:00"',
      ),
    )
    .optional(),
})

/** A fact about the company: `GSTIN`, and the number. */
const factSchema = z.strictObject({
  /** Label of the fact. */
  label: text(),
  /** Value of the fact. */
  value: text(),
  /** Type of the fact for search engines. Without it search engines do not get the fact. */
  is: z.enum(['tax-number', 'certificate']).optional(),
})

/** Facts about the company that a buyer looks for. A fact that is not set is not shown. */
export const companySchema = z.strictObject({
  /** Registrations, certificates and warranty, in order. */
  facts: z.array(factSchema).default([]),
  /** Opening hours of the offices, in words. */
  hours: text().optional(),
  /** Time in which an enquiry is answered, as it follows "We answer": `within one working day`. */
  responseTime: text().optional(),
  /** Places in the cities, each a local business for search engines. A city may have several or none. */
  places: z.array(placeSchema).default([]),
})
