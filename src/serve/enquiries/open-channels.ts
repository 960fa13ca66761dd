import type { EnquiriesConfig, EnquiryChannel } from '../../../schemas/enquiries.ts'
import { confirmationName } from '../../../schemas/enquiries.ts'
import type { Channel } from './channel.ts'
import { confirmationChannel } from './confirmation-channel.ts'
import { smtpChannel } from './smtp-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

type Secrets = Readonly<Record<string, string | undefined>>
type Configs = Pick<EnquiriesConfig, 'channels' | 'confirmation'>

/**
 * Opens the channels with the secrets of the environment, and the one that confirms enquiries to buyers. Attempts of a
 * channel whose secret is missing or wrong fail with the reason, so that they are repeated and reported like any other
 * failure.
 */
export const openChannels = (configs: Configs, secrets: Secrets, language?: string): Channel[] =>
  openersOf(configs, secrets, language).map(({ name, isForBuyer, open }) => {
    try {
      return open()
    } catch (reason) {
      return { name, isForBuyer, send: () => Promise.reject(reason) }
    }
  })

/** Returns a line for each channel that cannot deliver, with the reason. */
export const channelFaults = (configs: Configs, secrets: Secrets): string[] =>
  openersOf(configs, secrets).flatMap(({ name, open }) => {
    try {
      open()
      return []
    } catch (reason) {
      return [`Channel "${name}" cannot deliver enquiries: ${messageOf(reason)}`]
    }
  })

function openersOf({ channels, confirmation }: Configs, secrets: Secrets, language?: string) {
  const secretOf = (variable: string) => {
    const secret = secrets[variable]
    if (!secret) throw new Error(`the environment variable ${variable} is missing`)
    return secret
  }
  const ofSeller = channels.map((config) => ({
    name: config.name,
    isForBuyer: false,
    open: () => openChannel(config, secretOf(config.secret)),
  }))
  if (!confirmation) return ofSeller
  const open = () => confirmationChannel(confirmation, secretOf(confirmation.secret), language)
  return [...ofSeller, { name: confirmationName, isForBuyer: true, open }]
}

const openChannel = (config: EnquiryChannel, secret: string): Channel =>
  config.type === 'smtp' ? smtpChannel(config, secret) : webhookChannel(config, secret)

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))
