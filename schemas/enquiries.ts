import { z } from 'zod'
import { matching } from './shared/matching.ts'
import { plainText, textWith } from './shared/text.ts'

/** Enquiries that a channel takes. All conditions must hold. Without `when` the channel takes every enquiry. */
const whenSchema = z.strictObject({
  /** Pages that the visitor read before the form: `/pricing`, or `/shelf/*` for all pages below an address. */
  page: z
    .array(matching(/^\/[^\s?#*]*\*?$/, 'an address of this site, such as "/shelf/lamp" or "/shelf/*"'))
    .min(1)
    .optional(),
  /** Products, by the last part of their page's address. */
  product: z.array(plainText()).min(1).optional(),
  /** Options of the contact block. */
  option: z.array(plainText()).min(1).optional(),
  /** Cities of the site's settings that the enquiry names. */
  city: z.array(plainText()).min(1).optional(),
})

/** Keys that every channel has. */
const ofEveryChannel = {
  /** Name of the channel in lists and reports. A renamed channel is a new one. */
  name: matching(/^[a-z][a-z0-9-]{0,39}$/, 'lower case words joined by hyphens, such as "sales-mail"'),
  /** Enquiries that the channel takes. Default: all. An enquiry that no `when` fits goes to every channel. */
  when: whenSchema.optional(),
}

/** Name of an environment variable. Secrets stand only there. */
const variable = () => matching(/^[A-Z][A-Z0-9_]+$/, 'the name of an environment variable')

/** Texts of e-mails to the seller. */
const mailWordsSchema = z.strictObject({
  /** Line above an enquiry that another channel could not take. `{channel}` becomes its name. Default: no line. */
  undelivered: textWith('channel').optional(),
  /** Labels of fields, by the field's name: `name`, `email`, `page`. Default: those of `page-configs/words.ts`. */
  fields: z.record(z.string(), plainText()).default({}),
})

const smtpSchema = z.strictObject({
  ...ofEveryChannel,
  /** Sends each enquiry as an e-mail. */
  type: z.literal('smtp'),
  /** Sender of the e-mails. The mail server must accept it. An answer goes to the buyer. */
  from: z.email(),
  /** Recipients of the e-mails. */
  to: z.array(z.email()).min(1),
  /** Subject. `{reference}`, `{name}`, `{company}`, `{option}`, `{product}` and `{city}` are filled in. */
  subject: plainText()
    .meta({ placeholders: ['reference', 'name', 'company', 'option', 'product', 'city'] })
    .default('{reference} {name} ({option})'),
  /** Texts of the e-mails, in the language of the seller. */
  words: mailWordsSchema.prefault({}),
  /** Environment variable with the mail server's address: `smtps://user:password@mail.example:465`. */
  secret: variable().default('ENQUIRY_SMTP_URL'),
})

const webhookSchema = z.strictObject({
  ...ofEveryChannel,
  /** Posts each enquiry as JSON, signed as in standardwebhooks.com. */
  type: z.literal('webhook'),
  /** Address that receives the enquiries. */
  url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.startsWith('https:') || /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url), {
      error: 'must be an address with https: enquiries hold personal data',
    })
    .refine((url) => !/\/\/[^/]*@/.test(url), {
      error: 'must be an address without user and password: `secret` signs the enquiries',
    }),
  /** Environment variable with the secret of the signature: `whsec_` and 24 to 64 bytes in base64. */
  secret: variable().default('ENQUIRY_WEBHOOK_SECRET'),
})

/** Name of the deliveries of confirmations, which no channel may have. */
export const confirmationName = 'confirmation'

const confirmationText = () => textWith('reference', 'name', 'option', 'product')

const confirmationSchema = z.strictObject({
  /** Sender of the confirmations. The mail server must accept it. */
  from: z.email(),
  /** Address to which the buyer's answer goes. Default: `from`. */
  replyTo: z.email().optional(),
  /** Address that gets messages about undeliverable confirmations. Default: nobody gets them. */
  bounces: z.email().optional(),
  /** Subject. `{reference}`, `{name}`, `{option}` and `{product}` are filled in. */
  subject: confirmationText(),
  /** Paragraphs. `{reference}`, which must occur, `{name}`, `{option}` and `{product}` are filled in. */
  text: z
    .array(confirmationText())
    .min(1)
    .refine((paragraphs) => paragraphs.some((paragraph) => paragraph.includes('{reference}')), {
      error: 'must contain {reference}, so that the buyer can quote it',
    }),
  /** Environment variable with the mail server's address: `smtps://user:password@mail.example:465`. */
  secret: variable().default('ENQUIRY_SMTP_URL'),
})

/** How the site's own server keeps enquiries, and where it delivers them. */
export const enquiriesSchema = z.strictObject({
  /** Channels to which enquiries are delivered, each by itself. Without any, enquiries are only stored. */
  channels: z
    .array(z.discriminatedUnion('type', [smtpSchema, webhookSchema]))
    .default([])
    .superRefine((channels, context) => {
      for (const [index, { name }] of channels.entries()) {
        const isOwn = channels.findIndex((other) => other.name === name) === index
        if (isOwn && name !== confirmationName) continue
        const message = isOwn
          ? `must be another name: "${name}" is the name of e-mails to buyers`
          : 'must be a name that no other channel has'
        context.addIssue({ code: 'custom', path: [index, 'name'], message })
      }
    }),
  /** E-mail that confirms an enquiry to the buyer. Default: none. */
  confirmation: confirmationSchema.optional(),
  /** Address of the server's page for the seller, which is open where ENQUIRY_INBOX_TOKEN is set. */
  inbox: matching(/^(?:\/[\w-]+)+$/, 'an address of this site, such as "/__inbox"').default('/__inbox'),
  /** Time after which an enquiry is deleted, answered or not: `18 months`. Default: never. */
  keep: matching(
    /^[1-9]\d{0,3} (?:day|week|month|year)s?$/,
    'a number of days, weeks, months or years, such as "18 months"',
  ).optional(),
  /**
   * Maximum size of all stored enquiries in megabytes, and four times as much for their files. More are refused, so that no
   * flood fills the disk.
   */
  megabytes: z.int().min(1).max(10_000).default(64),
})

export type EnquiriesConfig = z.output<typeof enquiriesSchema>
export type ConfirmationConfig = NonNullable<EnquiriesConfig['confirmation']>
export type EnquiryChannel = EnquiriesConfig['channels'][number]
