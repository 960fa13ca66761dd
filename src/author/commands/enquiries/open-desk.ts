import { createClock } from '../../../serve/store/clock.ts'
import { createDeliveries } from '../../../serve/store/deliveries.ts'
import { createFiles } from '../../../serve/store/files.ts'
import { enquirySettings } from '../../../serve/enquiries/enquiry-settings.ts'
import { openStore } from '../../../serve/store/open-store.ts'
import { createStore } from '../../../serve/store/store.ts'
import type { Terminal } from '../../command-line/terminal.ts'

/** The store and the settings that the actions of the command use. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Opens the store of the project in this folder. */
export async function openDesk({ root, log, error, env = process.env }: Terminal) {
  const settings = await enquirySettings(root, env)
  const client = await openStore(settings.store)
  return {
    store: createStore(client),
    deliveries: createDeliveries(client),
    files: createFiles(client),
    clock: createClock(client),
    settings,
    log,
    error,
    close: () => client.close(),
  }
}
