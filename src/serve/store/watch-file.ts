import { stat } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from './open-store.ts'

/** Returns a function that checks whether a store's file was deleted or replaced since. A store on a host has no file. */
export async function watchFile(client: Database): Promise<() => Promise<boolean>> {
  if (!client.isFile) return () => Promise.resolve(false)
  const { rows } = await client.execute('PRAGMA database_list')
  const { file } = rowSchema.parse(rows[0])
  const opened = await identityOf(file)
  return async () => (await identityOf(file)) !== opened
}

const rowSchema = z.object({ file: z.string() })

/** Returns a text that differs between files of the same name. */
const identityOf = (file: string) =>
  stat(file).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => 'missing',
  )
