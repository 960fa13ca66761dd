import { setTimeout as sleep } from 'node:timers/promises'
import { enquiriesSchema, type EnquiriesConfig } from '../../../schemas/enquiries.ts'
import type { MailboxEntry } from '../store/entry.ts'
import { withoutSecrets } from '../../util/without-secrets.ts'
import { minuteOf } from '../../util/minute-of.ts'
import { canaryIn } from './canary-marker.ts'
import { createClock } from '../store/clock.ts'
import { createDeliveries, type Deliveries } from '../store/deliveries.ts'
import { gitWarning } from './git-warning.ts'
import { createFiles, type Attached, type EnquiryFile, type EnquiryFiles } from '../store/files.ts'
import { startWorker, type WorkerSettings } from './deliver.ts'
import { channelFaults, openChannels } from './open-channels.ts'
import type { DeskTexts } from '../store/desk-texts.ts'
import { openStore, type StoreAddress } from '../store/open-store.ts'
import { watchFile } from '../store/watch-file.ts'
import { storedSince } from './retention.ts'
import { channelsFor, deliveriesFor } from './route.ts'
import { createStore, type EnquiryStore, type Put } from '../store/store.ts'
import { newEnquiry, type SiteFacts } from '../store/stored-enquiry.ts'

export interface EnquirySettings {
  store: StoreAddress
  /** Default: enquiries are only stored, and their deliveries wait for a server with a config. */
  config?: EnquiriesConfig
  facts?: SiteFacts
  /** Texts for the seller. Default: English ones. */
  texts?: DeskTexts
  /** Environment variables with the secrets of the channels. */
  secrets?: Readonly<Record<string, string | undefined>>
  /** Time limits of deliveries that differ from the defaults. */
  limits?: WorkerSettings['limits']
  /** Maximum size of all stored enquiries in bytes. Default: the one of the config. */
  largest?: number
}

/** The store, and a way to have the server deliver at once. */
export interface Desk {
  store: EnquiryStore
  deliveries: Deliveries
  files: EnquiryFiles
  wake: () => void
}

export interface Enquiries {
  /** Stores the entry of a form. When it resolves with `new` or `twin`, the enquiry is on the disk. */
  take: (entry: MailboxEntry) => Promise<Put>
  /** Stores files with the enquiry of a form, and has the enquiry delivered again with them. */
  attach: (form: string, files: readonly EnquiryFile[]) => Promise<Attached>
  /** Returns the open store for a person who works on enquiries. Rejects while it cannot be opened. */
  desk: () => Promise<Desk>
  /** Ends current deliveries, and closes the store. */
  stop: () => Promise<void>
}

const noFacts: SiteFacts = { cities: [], productPages: undefined }

/**
 * Opens the store of enquiries, and starts to deliver and to delete them. While the store cannot be opened, each
 * enquiry is rejected, so that the visitor's browser sends it again, and opening is repeated.
 */
export async function startEnquiries(
  settings: EnquirySettings,
  say: (line: string) => void,
): Promise<Enquiries> {
  const { facts = noFacts, config = enquiriesSchema.parse({}), secrets = {} } = settings
  const largest = settings.largest ?? config.megabytes * BYTES_PER_MEGABYTE
  for (const line of channelFaults(config, secrets)) say(line)
  const stopped = new AbortController()
  let opening: ReturnType<typeof open> | undefined
  const openNow = () =>
    open({ ...settings, facts, config, secrets, hasConfig: settings.config !== undefined }, say)
  /** Opens the store. Opens it again if its file was deleted or replaced: SQLite would write to the lost file. */
  const opened = () => {
    const next = opening?.then(openIfReplaced) ?? openNow()
    opening = next
    next.catch(() => {
      if (opening === next) opening = undefined
    })
    return next
  }
  const openIfReplaced = async (running: Awaited<ReturnType<typeof open>>) => {
    if (!(await running.isReplaced())) return running
    say(REPLACED)
    await running.close()
    return openNow()
  }
  const first = await opened().catch((error: Error) => {
    say(
      `Enquiries are refused: the store ${withoutSecrets(settings.store.url)} cannot be opened: ${error.message}`,
    )
  })
  if (!first) void openAgain()
  const warning = first && (await gitWarning(settings.store.url))
  if (warning !== undefined) say(warning)

  /** Repeats the opening, so that waiting enquiries are delivered also if no other enquiry comes. */
  async function openAgain(): Promise<void> {
    while (!stopped.signal.aborted) {
      await sleep(REOPEN_PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (await opened().catch(() => undefined)) return
    }
  }

  return {
    take: async (entry) => {
      const { store, wake } = await opened()
      const time = new Date()
      const canary = canaryIn(entry.message ?? '', secrets.ENQUIRY_INBOX_TOKEN, time.getTime())
      const enquiry = newEnquiry({ ...entry, ...(canary && { canary }) }, facts, time)
      const channels = deliveriesFor(enquiry, config, facts)
      const put = await store.put(enquiry, channels, largest)
      if (put.stored === 'new') wake()
      return put
    },
    attach: async (form, given) => {
      const { store, files, deliveries, wake } = await opened()
      const time = new Date()
      const attached = await files.attach(form, given, time, largest * FILES_SHARE)
      const enquiry = typeof attached === 'object' && (await store.get(attached.enquiry))
      if (!enquiry) return attached
      await deliveries.deliverAgain(enquiry.id, channelsFor(enquiry, config.channels), time.getTime())
      wake()
      return attached
    },
    desk: opened,
    stop: async () => {
      stopped.abort()
      const running = await opening?.catch(() => undefined)
      await running?.close()
    },
  }
}

const REPLACED =
  'The file of the enquiries was deleted or replaced while the server ran. It is opened again: look for lost enquiries in a backup.'
const noSuchChannel = 'page-configs/enquiries.ts has no channel of this name'
const clockLine = (time: Date, last: string) =>
  `No enquiry is deleted by its age: the clock says ${minuteOf(time.toISOString())}, the store knows no time after ${minuteOf(last)}. If the clock is right: npm run enquiries -- clock`
/** Room of all files, as a multiple of that of all enquiries. */
const FILES_SHARE = 4
const BYTES_PER_MEGABYTE = 1024 * 1024
const REOPEN_PAUSE_MS = 30_000
const DAY_MS = 86_400_000

type OpenSettings = EnquirySettings &
  Required<Pick<EnquirySettings, 'facts' | 'config' | 'secrets'>> & { hasConfig: boolean }

async function open(settings: OpenSettings, say: (line: string) => void) {
  const { config, secrets, facts, limits } = settings
  const client = await openStore(settings.store)
  const [store, deliveries, files] = [createStore(client), createDeliveries(client), createFiles(client)]
  const channels = openChannels(config, secrets, facts)
  const names = channels.map(({ name }) => name)
  const missing = settings.hasConfig ? await deliveries.abandonOthers(names, noSuchChannel) : []
  for (const name of missing) say(`Deliveries to "${name}" failed for good: ${noSuchChannel}`)
  const purge = async () => {
    const time = new Date()
    const last = await createClock(client).check(time)
    if (config.keep === undefined) return
    if (last !== undefined) return say(clockLine(time, last))
    const count = await store.purge(storedSince(config.keep, time))
    if (count > 0) say(`Deleted ${count} enquiries that are older than ${config.keep}.`)
  }
  await purge()
  const purging = setInterval(() => void purge().catch((error: Error) => say(error.message)), DAY_MS)
  const worker = startWorker({ store, files, deliveries, channels, say, ...(limits && { limits }) })
  const close = async () => {
    clearInterval(purging)
    await worker.stop()
    client.close()
  }
  return { store, files, deliveries, wake: worker.wake, close, isReplaced: await watchFile(client) }
}
