import { z } from 'zod'
import type { EnquiryField, EnquiryOption } from '../enquiry.ts'
import { blockBase } from '../shared/block-base.ts'
import { rootPath } from '../shared/link.ts'
import { text, textWith } from '../shared/text.ts'

/** What the message begins with for somebody who comes from a page with a subject of its own. */
const openingSchema = z.strictObject({
  /** The line; `{page}` is what the page is called, `{address}` its address. It alone is no message yet. */
  line: textWith('page', 'address'),
  /** The pages that have a subject: those whose address begins like one of these. */
  from: z.array(rootPath()).min(1),
})

/** What the visitor reads about an enquiry that has arrived, under the line of success. */
const sentSchema = z.strictObject({
  /** What to call the enquiry by; `{reference}` is a short code that the sales desk has too. */
  reference: text().default('Your reference: {reference}'),
  /** The heading over what happens next. */
  heading: text().default('What happens next'),
  /** What happens next, in order. */
  steps: z.array(text()).default([]),
})

/** What the visitor reads about an enquiry that has not arrived: where it waits, and whether it is tried again. */
const notSentSchema = z.strictObject({
  /** It is kept by the browser. */
  device: text().default('Nothing is lost: your message is kept on this device.'),
  /** The browser lets the site keep nothing. */
  refused: text().default(
    'Your browser lets this site keep nothing, so your message is on this page alone and is gone when you leave it.',
  ),
  /** Too many wait already, `{limit}` of them. */
  full: text().default(
    '{limit} messages wait on this device already, and it keeps no more: this one is on this page alone and is gone when you leave it.',
  ),
  /** The ways that need no form, after all that; `{phone}` is the telephone number, `{chat}` the way into the chat. */
  otherWays: text().default('You can also call {phone} or {chat}.'),
  /** That way into the chat. */
  chat: text().default('send it by chat'),
  /** The service may answer later. */
  retried: text().default('It is sent as soon as the service answers.'),
  /** The service has said no. */
  turnedDown: text().default(
    'The service has turned it down, so it is not tried again by itself while this page is open: press the button once more.',
  ),
})

/** What the form itself says, beside its button and its texts. */
const wordsSchema = z.strictObject({
  /** The name of each field. */
  fields: z
    .strictObject({
      /** Who writes. */
      name: text().default('Name'),
      /** Where they work. */
      company: text().default('Company'),
      /** Where to call them. */
      phone: text().default('Phone'),
      /** Where to write to them. */
      email: text().default('Email'),
      /** What they are interested as. */
      option: text().default('I am interested as'),
      /** What they want to say. */
      message: text().default('Message'),
    } satisfies Record<EnquiryField, z.ZodType>)
    .prefault({}),
  /** What one may be interested as, in the order of the list. */
  options: z
    .strictObject({
      /** Somebody who would work with us. */
      Partnership: text().default('Partnership'),
      /** Somebody who would sell for us. */
      Distributor: text().default('Distributor'),
      /** Somebody who would buy. */
      Customer: text().default('Customer'),
    } satisfies Record<EnquiryOption, z.ZodType>)
    .prefault({}),
  /** What is said of a field that is needed and empty. */
  missing: z
    .strictObject({
      /** Of the name. */
      name: text().default('Enter your name'),
      /** Of the e-mail address. */
      email: text().default('Enter your email address'),
      /** Of the choice. */
      option: text().default('Choose what describes you'),
      /** Of the message. */
      message: text().default('Write your message'),
    })
    .prefault({}),
  /** What is said of a field that holds what it cannot. */
  malformed: z
    .strictObject({
      /** Of the e-mail address. */
      email: text().default('Enter an email address like name@example.com'),
    })
    .prefault({}),
  /** Beside the name of a field that may stay empty. */
  optional: text().default('(optional)'),
  /** Over the one field that something is wrong with. */
  checkOne: text().default('Please check one field:'),
  /** Over several, `{count}` of them. */
  checkMany: text().default('Please check {count} fields:'),
  /** The button while the message is under way. */
  sending: text().default('Sending…'),
  /** The field that no person sees; whoever fills it in is taken for a script. */
  trap: text().default('Leave this empty'),
})

/** The headings over the ways to reach us that need no form. */
const waysSchema = z.strictObject({
  /** Over telephone and e-mail. */
  reach: text(),
  /** Over the offices. */
  places: text(),
  /** Over the social networks. */
  follow: text(),
})

/** Contact details, offices, social links and the enquiry form (document 1 §2.7). */
export const contactSchema = z.strictObject({
  ...blockBase('contact'),
  /** The heading over both columns. */
  heading: text(),
  /** The sentence under it. */
  lead: text().optional(),
  /** The headings over the ways to reach us beside it. */
  ways: waysSchema,
  /** The heading over the form. */
  formHeading: text(),
  /** The first entry of the option list, which cannot be chosen. */
  optionPlaceholder: text(),
  /** What the message begins with, by the page one comes from; left out, it is empty for everybody. */
  opening: openingSchema.optional(),
  /** What happens with the data, in plain words, and what goes along with it. */
  consent: text(),
  /** The form's button. */
  submit: text(),
  /** What stands in the form's place where the browser runs no script; the ways that need none follow. */
  withoutScript: text().default('The form cannot be sent without JavaScript. These ways work as well:'),
  /** When somebody can expect an answer; `{time}` is the site's `company.responseTime`, without which it is left out. */
  answer: text().default('We answer {time}.'),
  /** What the form itself says. */
  words: wordsSchema.prefault({}),
  /** What the visitor reads when it is sent (document 1 §8). */
  success: text().default('Message sent successfully!'),
  /** What stands under that. */
  sent: sentSchema.prefault({}),
  /** What the visitor reads when it is not (document 1 §8). */
  failure: text().default('Failed to send message. Try again.'),
  /** What stands under that. */
  notSent: notSentSchema.prefault({}),
})
