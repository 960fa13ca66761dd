import { z } from 'zod'
import { text } from './text.ts'

/** A street address in one of the cities. */
const addressSchema = z.strictObject({
  /** City of the address, one of `cities`. */
  city: text(),
  /** House, street and quarter. */
  street: text(),
  /** Postal code. */
  postalCode: text().optional(),
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
  /** Street addresses in the cities. A city may have none. */
  addresses: z.array(addressSchema).default([]),
})
