import type { EnquiryChannel } from '../../../schemas/enquiries.ts'
import type { Channel } from './channel.ts'
import { smtpChannel } from './smtp-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

type Secrets = Readonly<Record<string, string | undefined>>

/**
 * Opens the channels with the secrets of the environment. Attempts of a channel whose secret is missing or wrong fail
 * with the reason, so that they are repeated and reported like any other failure.
 */
export const openChannels = (channels: readonly EnquiryChannel[], secrets: Secrets): Channel[] =>
  channels.map((config) => {
    try {
      return open(config, secrets)
    } catch (reason) {
      return { name: config.name, send: () => Promise.reject(reason) }
    }
  })

/** Returns a line for each channel that cannot deliver, with the reason. */
export const channelFaults = (channels: readonly EnquiryChannel[], secrets: Secrets): string[] =>
  channels.flatMap((config) => {
    try {
      open(config, secrets)
      return []
    } catch (reason) {
      return [`Channel "${config.name}" cannot deliver enquiries: ${messageOf(reason)}`]
    }
  })

function open(config: EnquiryChannel, secrets: Secrets): Channel {
  const secret = secrets[config.secret]
  if (!secret) throw new Error(`the environment variable ${config.secret} is missing`)
  return config.type === 'smtp' ? smtpChannel(config, secret) : webhookChannel(config, secret)
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))
