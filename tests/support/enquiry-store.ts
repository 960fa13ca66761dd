import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDeliveries } from '../../src/serve/store/deliveries.ts'
import { createFiles } from '../../src/serve/store/files.ts'
import { openStore } from '../../src/serve/store/open-store.ts'
import { createStore } from '../../src/serve/store/store.ts'
import { newEnquiry, type SiteFacts } from '../../src/serve/store/stored-enquiry.ts'
import { someEnquiry } from './some-enquiry.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Settings of the site in tests of enquiries. */
export const facts: SiteFacts = {
  cities: [
    ['Chennai', 'சென்னை', 'चेन्नई'],
    ['Theni', 'தேனி'],
    ['Coimbatore', 'கோயம்புத்தூர்'],
  ],
  productPages: '/shelf',
}

/** An enquiry to store, with an id of its own. */
export const enquiryOf = (id: string, fields: Record<string, string> = {}, time = new Date()) =>
  newEnquiry({ ...someEnquiry, enquiry_id: id, ...fields }, facts, time)

/** Opens a new store in a folder that is removed after the test. */
export async function freshStore() {
  const folder = await temporaryFolder()
  const file = join(folder, 'enquiries.db')
  const opened = await openAgain(file)
  return { folder, file, ...opened }
}

/** Opens a store as another process does. */
export async function openAgain(file: string) {
  const client = await openStore({ url: `file:${file}` })
  onTestFinished(() => client.close())
  return {
    client,
    store: createStore(client),
    deliveries: createDeliveries(client),
    files: createFiles(client),
  }
}
