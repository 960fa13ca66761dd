import { html } from 'hono/html'
import { confirmationName, type ConfirmationConfig } from '../../../schemas/enquiries.ts'
import { plainLine, plainLines, shortened } from '../../util/plain-line.ts'
import type { Channel, Parcel } from './channel.ts'
import type { SiteFacts } from './stored-enquiry.ts'
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

/** Maximum characters of a name that is filled in. A longer one is an advertisement. */
const LONGEST_NAME = 60

/** Returns the e-mail to a buyer. No text of an enquiry can change its headers, recipients and markup. */
async function confirmationOf(
  { from, replyTo, bounces = '', subject, text, words }: ConfirmationConfig,
  { enquiry }: Parcel,
  language: string,
) {
  const { fields, reference } = enquiry
  const values: Record<string, string> = {
    reference,
    name: shortened(plainLine(fields.name ?? '').trim(), LONGEST_NAME),
  }
  const fill = (line: string) => line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const paragraphs = text.map(fill)
  const copies = [
    { heading: words.message, copy: plainLines(fields.message ?? '') },
    { heading: words.plan, copy: plainLines(fields.plan ?? '') },
  ].filter(({ copy }) => copy.trim() !== '')
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
    text: [
      ...paragraphs,
      ...copies.map(({ heading, copy }) => `${heading}\n\n${copy.replaceAll(/^/gm, '> ')}`),
    ].join('\n\n'),
    html: String(
      await html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${plainLine(fill(subject))}</title>
          </head>
          <body style="font: 16px/1.5 sans-serif; max-width: 40em">
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${copies.map(
              ({ heading, copy }) =>
                html`<h2 style="font-size: 1em">${heading}</h2>
                  <blockquote dir="auto" style="margin: 0; border-left: 3px solid #999; padding-left: 1em">
                    ${copy.split('\n').map((line) => html`${line}<br />`)}
                  </blockquote>`,
            )}
          </body>
        </html>`,
    ),
  }
}
