import { confirmationName, type EnquiriesConfig } from '../../../schemas/enquiries.ts'
import type { Channel } from './channel.ts'
import { confirmationChannel } from './confirmation-channel.ts'
import { smtpChannel } from './smtp-channel.ts'
import type { SiteFacts } from '../store/stored-enquiry.ts'
import { webhookChannel } from './webhook-channel.ts'

type Secrets = Readonly<Record<string, string | undefined>>
type Configs = Pick<EnquiriesConfig, 'channels' | 'confirmation'>

/**
 * Opens the channels with the secrets of the environment, and the one that confirms enquiries to buyers. Attempts of a
 * channel whose secret is missing or wrong fail with the reason, so that they are repeated and reported like any other
 * failure.
 */
export function openChannels(
  { channels, confirmation }: Configs,
  secrets: Secrets,
  facts: Pick<SiteFacts, 'language' | 'confirmations' | 'labels'> = {},
): Channel[] {
  const open = (name: string, variable: string, isForBuyer: boolean, make: (secret: string) => Channel) => {
    try {
      const secret = secrets[variable]
      if (!secret) throw new Error(`the environment variable ${variable} is missing`)
      return make(secret)
    } catch (fault) {
      return { name, isForBuyer, fault, send: () => Promise.reject(fault) }
    }
  }
  const opened = channels.map((config) =>
    open(config.name, config.secret, false, (secret) =>
      config.type === 'smtp' ? smtpChannel(config, secret, facts.labels) : webhookChannel(config, secret),
    ),
  )
  if (!confirmation) return opened
  return [
    ...opened,
    open(confirmationName, confirmation.secret, true, (url) => confirmationChannel(confirmation, url, facts)),
  ]
}

/** Returns a line for each channel that cannot deliver, with the reason. */
export const channelFaults = (configs: Configs, secrets: Secrets): string[] =>
  openChannels(configs, secrets).flatMap(({ name, fault }) =>
    fault instanceof Error ? [`Channel "${name}" cannot deliver enquiries: ${fault.message}`] : [],
  )
