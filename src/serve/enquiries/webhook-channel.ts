import { Webhook } from 'standardwebhooks'
import type { EnquiryChannel } from '../../../schemas/enquiries.ts'
import type { Channel, Parcel } from './channel.ts'

type WebhookConfig = Extract<EnquiryChannel, { type: 'webhook' }>

/** Returns a channel that posts each enquiry as signed JSON. `secret` is the secret of the signature, or several of them. */
export function webhookChannel({ name, url, secret: variable }: WebhookConfig, secret: string): Channel {
  const webhooks = secret
    .trim()
    .split(/\s+/)
    .map((each) => openWebhook(variable, each))
  return {
    name,
    send: async (parcel, signal) => {
      const body = JSON.stringify(messageOf(parcel))
      const time = new Date()
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': parcel.key,
          'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
          'webhook-signature': webhooks.map((webhook) => webhook.sign(parcel.key, time, body)).join(' '),
        },
        body,
        // Another address might belong to somebody else.
        redirect: 'manual',
        signal,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
    },
  }
}

function openWebhook(variable: string, secret: string): Webhook {
  try {
    return new Webhook(secret)
  } catch {
    throw new Error(`${variable} is not a secret such as "whsec_" and 24 to 64 bytes in base64`)
  }
}

/** Returns the message about an enquiry. */
function messageOf({ enquiry, files, notice }: Parcel) {
  const { id, reference, receivedAt, product, city, fields } = enquiry
  return {
    type: notice === '' ? 'enquiry.received' : 'enquiry.undelivered',
    timestamp: receivedAt,
    data: {
      id,
      reference,
      receivedAt,
      product,
      city,
      ...(notice !== '' && { undeliveredTo: notice }),
      fields,
      ...(files.length > 0 && {
        files: files.map(({ name, type, content }) => ({ name, type, bytes: content.byteLength })),
      }),
    },
  }
}
