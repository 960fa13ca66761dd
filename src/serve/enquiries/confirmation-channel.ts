import { html } from 'hono/html'
import { confirmationName, type ConfirmationConfig } from '../../../schemas/enquiries.ts'
import { plainLine, shortened } from '../../util/plain-line.ts'
import type { Channel, Parcel } from './channel.ts'
import type { SiteFacts } from '../store/stored-enquiry.ts'
import { mailSender } from './smtp-transport.ts'

/** Returns the channel that confirms enquiries to buyers in the language of their page. `url` is the address of the mail server. */
export function confirmationChannel(
  config: ConfirmationConfig,
  url: string,
  { language = '', confirmations }: Pick<SiteFacts, 'language' | 'confirmations'>,
): Channel {
  const send = mailSender(config.secret, url)
  return {
    name: confirmationName,
    isForBuyer: true,
    send: async (parcel, signal) => {
      const tag = parcel.enquiry.fields.language ?? language
      const translated = confirmations?.get(tag)
      const mail = await confirmationOf(translated ?? config, parcel, translated ? tag : language)
      return send(mail, `confirmation.${parcel.key}`, signal)
    },
  }
}

/** Maximum characters of a value that is filled in. A longer one is an advertisement. */
const MAX_VALUE = 60

/**
 * Returns a value of an enquiry as a text that no mail program shows as a link: anybody can enter the address of somebody
 * else.
 */
const harmless = (value = '') =>
  shortened(
    plainLine(value)
      .replaceAll(/[/\\:@]+|(?<=\S)\.(?=\S)/g, (sign) => (sign === '.' ? '. ' : ' '))
      .trim(),
    MAX_VALUE,
  )

/**
 * Returns the e-mail to a buyer: what was asked about, and never the message. No text of an enquiry can change its headers,
 * recipients and markup.
 */
async function confirmationOf(
  { from, replyTo, bounces = '', subject, text }: ConfirmationConfig,
  { enquiry }: Parcel,
  language: string,
) {
  const { fields, reference, product } = enquiry
  const values: Record<string, string> = {
    reference,
    name: harmless(fields.name),
    option: harmless(fields.option),
    product: harmless(product.replaceAll('-', ' ')),
  }
  const fill = (line: string) => line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const paragraphs = text.map(fill)
  const to = fields.email ?? ''
  return {
    from,
    // An object, since a text would be read as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo }),
    envelope: { from: bounces, to: [to] },
    subject: fill(subject),
    headers: {
      // Automatic answers to this e-mail are suppressed, so that no two programs write to each other.
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      ...(language !== '' && { 'Content-Language': language }),
    },
    text: paragraphs.join('\n\n'),
    html: String(
      await html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${plainLine(fill(subject))}</title>
          </head>
          <body style="font: 16px/1.5 sans-serif; max-width: 40em">
            ${paragraphs.map((paragraph) => html`<p dir="auto">${paragraph}</p>`)}
          </body>
        </html>`,
    ),
  }
}
