import { z } from 'zod'
import { enquiryFields, extraName, type EnquiryField } from '../enquiry.ts'
import { blockBase } from '../shared/block-base.ts'
import { rootPath } from '../shared/link.ts'
import { matching } from '../shared/matching.ts'
import { siteWord } from '../shared/site-word.ts'
import { plainText, text, textWith } from '../shared/text.ts'

/** First line of the message, for visitors from pages with a subject of their own. */
const openingSchema = z.strictObject({
  /**
   * Text of the line. `{page}` becomes the name of the page, `{address}` its address. The line alone does not count as
   * a message.
   */
  line: textWith('page', 'address'),
  /** Addresses with which the pages with a subject begin. */
  from: z.array(rootPath()).min(1),
})

/** Texts about an enquiry that has arrived, under the line of success. */
const sentSchema = z.strictObject({
  /** Line with the reference. `{reference}` becomes a short code that the sales desk has too. */
  reference: siteWord('reference'),
  /** Heading over the next steps. */
  heading: siteWord(),
  /** Next steps, in order. */
  steps: z.array(text()).default([]),
})

/** Texts about files that the visitor may add to an enquiry that has arrived. */
const attachSchema = z.strictObject({
  /** Sentence that asks for files. */
  invitation: siteWord(),
  /** Label of the button that chooses files. `{count}` and `{megabytes}` become the limits. */
  choose: siteWord('count', 'megabytes'),
  /** Text while the files are sent. */
  sending: siteWord(),
  /** Text when the files have arrived. `{files}` becomes their names. */
  arrived: siteWord('files'),
  /** Text when the files are too many, too large or of another type. */
  unfit: siteWord('count', 'megabytes'),
  /** Text when the files have not arrived. */
  failed: siteWord(),
})

/** Texts about an enquiry that has not arrived: where it is stored, and whether it is sent again. */
const notSentSchema = z.strictObject({
  /** Text when the browser has stored the message. */
  device: siteWord(),
  /** Text when the browser lets the site store nothing. */
  refused: siteWord(),
  /** Text when as many messages wait as the device may store. `{limit}` becomes their number. */
  full: siteWord('limit'),
  /** Last line: other ways to reach us. `{phone}` becomes the telephone number, `{chat}` the link to the chat. */
  otherWays: siteWord('phone', 'chat'),
  /** Label of the link to the chat. */
  chat: siteWord(),
  /** Text when the message will be sent again. */
  retried: siteWord(),
  /** Text when the service has refused the message. */
  turnedDown: siteWord(),
})

/** Texts of the form, besides its button and its result. */
const wordsSchema = z.strictObject({
  /** Labels of the fields. */
  fields: z
    .strictObject({
      /** Label of the visitor's name. */
      name: siteWord(),
      /** Label of the visitor's company. */
      company: siteWord(),
      /** Label of the visitor's telephone number. */
      phone: siteWord(),
      /** Label of the visitor's e-mail address. */
      email: siteWord(),
      /** Label of the visitor's interest. */
      option: siteWord(),
      /** Label of the message. */
      message: siteWord(),
    } satisfies Record<EnquiryField, z.ZodType>)
    .prefault({}),
  /** Messages beside required fields that are empty. */
  missing: z
    .strictObject({
      /** Message beside the name. */
      name: siteWord(),
      /** Message beside the e-mail address. */
      email: siteWord(),
      /** Message beside the interest. */
      option: siteWord(),
      /** Message beside the message field. */
      message: siteWord(),
    })
    .prefault({}),
  /** Messages beside fields with a wrong value. */
  malformed: z
    .strictObject({
      /** Message beside the e-mail address. */
      email: siteWord(),
    })
    .prefault({}),
  /** Mark beside the label of an optional field. */
  optional: siteWord(),
  /** Heading over the faults, when one field is wrong. */
  checkOne: siteWord(),
  /** Heading over the faults, when `{count}` fields are wrong. */
  checkMany: siteWord('count'),
  /** Line under the faults, or the failure, on the page with which the server answers a form sent without scripts. */
  back: siteWord(),
  /** Label of the button while the message is sent. */
  sending: siteWord(),
  /** Label of the hidden field. A sender who fills it in is treated as a script. */
  trap: siteWord(),
})

/** Headings over the other ways to reach us. */
const waysSchema = z.strictObject({
  /** Heading over telephone and e-mail. */
  reach: text(),
  /** Heading over the offices. */
  places: text(),
  /** Heading over the social networks. */
  follow: text(),
})

/** One interest. A text alone is both, and a site in several languages writes both. */
const interest = z.union([
  text().transform((label) => ({ value: label, label })),
  z.strictObject({
    /** The interest as the sales desk receives it, whatever language the visitor reads. */
    value: plainText(),
    /** The interest as visitors read it. */
    label: text(),
  }),
])

const areUnique = (texts: readonly string[]) => new Set(texts).size === texts.length

const extraBase = {
  /** Name under which e-mails, the inbox and the export have the value: `Name of the pet`. The webhook puts `field_` before it. */
  name: matching(extraName, 'up to 40 letters, digits, blanks and hyphens'),
  /** Label that visitors read. */
  label: text(),
  /** Message beside the field when it is empty. With a message, the field must be filled in. */
  missing: text().optional(),
}

/** A field that the form asks for besides its own. */
const extraSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** A line of text, a day or a number. `choice` offers `options`. */
    type: z.enum(['text', 'date', 'number']),
    ...extraBase,
  }),
  z.strictObject({
    /** One of several values. */
    type: z.literal('choice'),
    ...extraBase,
    /** The values to choose from, in order. */
    options: z
      .array(interest)
      .min(1)
      .refine((options) => areUnique(options.map(({ value }) => value)), {
        error: 'two values are equal: remove one',
      }),
  }),
])

/** Contact details, offices, social links and the enquiry form. */
export const contactSchema = z.strictObject({
  ...blockBase('contact'),
  /** Heading over both columns. */
  heading: text(),
  /** Sentence under the heading. */
  lead: text().optional(),
  /** Headings over the other ways to reach us, beside the form. */
  ways: waysSchema,
  /** Heading over the form. */
  formHeading: text(),
  /** Interests to choose from, in order. Without any, the form does not ask. */
  options: z.array(interest).default([]),
  /** First entry of the option list, which cannot be chosen. */
  optionPlaceholder: siteWord(),
  /** Fields before the message, in order, besides those of every form. */
  fields: z
    .array(extraSchema)
    .refine((fields) => areUnique([...enquiryFields, ...fields.map(({ name }) => name.toLowerCase())]), {
      error: `two fields have the same name, or one has a name that the form has itself (${enquiryFields.join(', ')}): write another one`,
    })
    .default([]),
  /** First line of the message, by the page that the visitor comes from. Without it the message is empty. */
  opening: openingSchema.optional(),
  /** Use of the visitor's data in plain words, with the notes that are sent along. */
  consent: text(),
  /** Label of the form's button. */
  submit: text(),
  /**
   * Text in place of the form in a browser without scripts, where an e-mail service takes enquiries. The other ways to
   * reach us follow it. The site's own server takes the form without scripts too.
   */
  withoutScript: siteWord(),
  /**
   * Line about the time of the answer. `{time}` becomes the site's `company.responseTime`; without that the line is not
   * shown.
   */
  answer: siteWord('time'),
  /** Last line of a street address. `{city}` becomes the city, `{postalCode}` its postal code. */
  cityLine: siteWord('city', 'postalCode'),
  /** Texts of the form. */
  words: wordsSchema.prefault({}),
  /** Line after an enquiry was sent. */
  success: siteWord(),
  /** Texts under the line of success. */
  sent: sentSchema.prefault({}),
  /** Texts about files for an enquiry that has arrived. They are shown where the site's own server takes enquiries. */
  attach: attachSchema.prefault({}),
  /** Line after an enquiry could not be sent. */
  failure: siteWord(),
  /** Texts under the line of failure. */
  notSent: notSentSchema.prefault({}),
})
