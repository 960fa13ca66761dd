import type { EnquiryChannel } from '../../../schemas/enquiries.ts'
import { plainLine, plainLines } from '../../util/plain-line.ts'
import { englishTexts, type DeskTexts } from '../store/desk-texts.ts'
import type { Channel, Parcel } from './channel.ts'
import { mailSender } from './smtp-transport.ts'

type SmtpConfig = Extract<EnquiryChannel, { type: 'smtp' }>

/** Returns a channel that sends each enquiry as an e-mail. `url` is the address of the mail server. */
export function smtpChannel(config: SmtpConfig, url: string, labels = englishTexts.labels): Channel {
  const send = mailSender(config.secret, url)
  return {
    name: config.name,
    send: (parcel, signal) => send(mailOf(config, parcel, labels), parcel.key, signal),
  }
}

/**
 * Matches addresses with an ASCII name. Other names need a mail server with SMTPUTF8 on each way, and others would refuse
 * the whole e-mail. Its text has the address in any case. nodemailer writes the domain in ASCII.
 */
const canBeHeader = /^[\u0020-\u007e]*@[^@]*$/

/** Returns the e-mail about an enquiry: plain text, whose headers no text of the visitor can change. */
export function mailOf(
  { from, to, subject, words }: SmtpConfig,
  { enquiry, files, notice }: Parcel,
  labels: DeskTexts['labels'],
) {
  const { fields, reference, product, city } = enquiry
  const values: Record<string, string> = { ...fields, reference, product, city }
  const lines = Object.entries(fields).map(([name, value]) => [name, plainLines(value)] as const)
  const buyer = plainLine(fields.email ?? '').trim()
  const about =
    notice === '' || words.undelivered === undefined
      ? []
      : [words.undelivered.replaceAll('{channel}', () => notice), '']
  return {
    from,
    to,
    ...(canBeHeader.test(buyer) && { replyTo: { name: plainLine(fields.name ?? ''), address: buyer } }),
    subject: subject.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [
      ...about,
      ...lines.map(
        ([name, value]) =>
          `${words.fields[name] ?? labels[name] ?? name.replace(/^field_/, '')}: ${value.includes('\n') ? `\n${value}\n` : value}`,
      ),
    ].join('\n'),
    attachments: files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
  }
}
