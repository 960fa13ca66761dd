import { existsSync } from 'node:fs'
import { openStore } from '../../src/serve/store/open-store.ts'
import { createStore } from '../../src/serve/store/store.ts'
import { enquiryStore } from './run-folders.ts'

/** Returns the fields of all enquiries in a store, flagged ones last. */
export async function storedEntries(file: string): Promise<Record<string, string>[]> {
  if (!existsSync(file)) return []
  const client = await openStore({ url: `file:${file}` })
  try {
    const store = createStore(client)
    return [...(await store.list()), ...(await store.list('flagged'))].map(({ fields }) => fields)
  } finally {
    client.close()
  }
}

/** Returns the stored entries of this test run with this message. */
export const mailboxEntries = async (message: string) =>
  (await storedEntries(enquiryStore)).filter((entry) => entry.message === message)
