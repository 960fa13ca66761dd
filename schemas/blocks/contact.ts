import { z } from 'zod'
import type { EnquiryField, EnquiryOption } from '../enquiry.ts'
import { blockBase } from '../shared/block-base.ts'
import { rootPath } from '../shared/link.ts'
import { text, textWith } from '../shared/text.ts'

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
  reference: text().default('Your reference: {reference}'),
  /** Heading over the next steps. */
  heading: text().default('What happens next'),
  /** Next steps, in order. */
  steps: z.array(text()).default([]),
})

/** Texts about an enquiry that has not arrived: where it is stored, and whether it is sent again. */
const notSentSchema = z.strictObject({
  /** Text when the browser has stored the message. */
  device: text().default('Nothing is lost: your message is kept on this device.'),
  /** Text when the browser lets the site store nothing. */
  refused: text().default(
    'Your browser lets this site keep nothing, so your message is on this page alone and is gone when you leave it.',
  ),
  /** Text when as many messages wait as the device may store. `{limit}` becomes their number. */
  full: text().default(
    '{limit} messages wait on this device already, and it keeps no more: this one is on this page alone and is gone when you leave it.',
  ),
  /** Last line: other ways to reach us. `{phone}` becomes the telephone number, `{chat}` the link to the chat. */
  otherWays: text().default('You can also call {phone} or {chat}.'),
  /** Label of the link to the chat. */
  chat: text().default('send it by chat'),
  /** Text when the message will be sent again. */
  retried: text().default('It is sent as soon as the service answers.'),
  /** Text when the service has refused the message. */
  turnedDown: text().default(
    'The service has turned it down, so it is not tried again by itself while this page is open: press the button once more.',
  ),
})

/** Texts of the form, besides its button and its result. */
const wordsSchema = z.strictObject({
  /** Labels of the fields. */
  fields: z
    .strictObject({
      /** Label of the visitor's name. */
      name: text().default('Name'),
      /** Label of the visitor's company. */
      company: text().default('Company'),
      /** Label of the visitor's telephone number. */
      phone: text().default('Phone'),
      /** Label of the visitor's e-mail address. */
      email: text().default('Email'),
      /** Label of the visitor's interest. */
      option: text().default('I am interested as'),
      /** Label of the message. */
      message: text().default('Message'),
    } satisfies Record<EnquiryField, z.ZodType>)
    .prefault({}),
  /** Labels of the interests, in the order of the list. */
  options: z
    .strictObject({
      /** Label for a visitor who wants to work with us. */
      Partnership: text().default('Partnership'),
      /** Label for a visitor who wants to sell for us. */
      Distributor: text().default('Distributor'),
      /** Label for a visitor who wants to buy. */
      Customer: text().default('Customer'),
    } satisfies Record<EnquiryOption, z.ZodType>)
    .prefault({}),
  /** Messages beside required fields that are empty. */
  missing: z
    .strictObject({
      /** Message beside the name. */
      name: text().default('Enter your name'),
      /** Message beside the e-mail address. */
      email: text().default('Enter your email address'),
      /** Message beside the interest. */
      option: text().default('Choose what describes you'),
      /** Message beside the message field. */
      message: text().default('Write your message'),
    })
    .prefault({}),
  /** Messages beside fields with a wrong value. */
  malformed: z
    .strictObject({
      /** Message beside the e-mail address. */
      email: text().default('Enter an email address like name@example.com'),
    })
    .prefault({}),
  /** Mark beside the label of an optional field. */
  optional: text().default('(optional)'),
  /** Heading over the faults, when one field is wrong. */
  checkOne: text().default('Please check one field:'),
  /** Heading over the faults, when `{count}` fields are wrong. */
  checkMany: text().default('Please check {count} fields:'),
  /** Label of the button while the message is sent. */
  sending: text().default('Sending…'),
  /** Label of the hidden field. A sender who fills it in is treated as a script. */
  trap: text().default('Leave this empty'),
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

/** Contact details, offices, social links and the enquiry form (document 1 §2.7). */
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
  /** First entry of the option list, which cannot be chosen. */
  optionPlaceholder: text(),
  /** First line of the message, by the page that the visitor comes from. Without it the message is empty. */
  opening: openingSchema.optional(),
  /** Use of the visitor's data in plain words, with the notes that are sent along. */
  consent: text(),
  /** Label of the form's button. */
  submit: text(),
  /** Text in place of the form in a browser without scripts. The other ways to reach us follow it. */
  withoutScript: text().default('The form cannot be sent without JavaScript. These ways work as well:'),
  /**
   * Line about the time of the answer. `{time}` becomes the site's `company.responseTime`; without that the line is not
   * shown.
   */
  answer: text().default('We answer {time}.'),
  /** Texts of the form. */
  words: wordsSchema.prefault({}),
  /** Line after an enquiry was sent (document 1 §8). */
  success: text().default('Message sent successfully!'),
  /** Texts under the line of success. */
  sent: sentSchema.prefault({}),
  /** Line after an enquiry could not be sent (document 1 §8). */
  failure: text().default('Failed to send message. Try again.'),
  /** Texts under the line of failure. */
  notSent: notSentSchema.prefault({}),
})
