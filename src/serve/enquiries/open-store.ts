import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type Client } from '@libsql/client'

/** Address and access of a store of enquiries. */
export interface StoreAddress {
  /** `file:` and a path, or `libsql://` and a host where several servers share one store. */
  url: string
  /** Token of a store on a host. */
  token?: string | undefined
}

/**
 * Opens the store of enquiries and brings its tables up to date. A file is made where it is missing. Rejects where the
 * store cannot be reached or was written by a newer version.
 */
export async function openStore({ url, token }: StoreAddress): Promise<Client> {
  const isFile = url.startsWith('file:')
  if (isFile) await mkdir(dirname(pathOf(url)), { recursive: true })
  const client = createClient({
    url,
    ...(token !== undefined && { authToken: token }),
    // One connection, so that the settings below hold for every statement.
    ...(isFile && { concurrency: 1, timeout: BUSY_TIMEOUT_MS }),
  })
  try {
    // A commit is on the disk when it returns. Deleted data is overwritten.
    if (isFile)
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
        await client.execute(`PRAGMA ${pragma}`)
    await migrate(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** Returns the path of a store in a file. It may be relative, which no file URL is. */
const pathOf = (url: string) =>
  url.startsWith('file:/') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length))

/** Milliseconds to wait while another process writes. The server answers nothing meanwhile. */
const BUSY_TIMEOUT_MS = 2_000

/** Runs the migrations that a store lacks. Two servers that start at the same time run each of them once. */
async function migrate(client: Client): Promise<void> {
  // Only a migration locks the store: a command that lists enquiries must not stop the server from storing one.
  if ((await versionOf(client)) === migrations.length) return
  const transaction = await client.transaction('write')
  try {
    const version = await versionOf(transaction)
    if (version > migrations.length) throw new Error('the store was written by a newer version of the engine')
    for (const statement of migrations.slice(version).flat()) await transaction.execute(statement)
    if (version < migrations.length) await transaction.execute(`PRAGMA user_version = ${migrations.length}`)
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function versionOf(store: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await store.execute('PRAGMA user_version')
  return Number(rows[0]?.[0] ?? 0)
}

const field = (name: string) => `${name} TEXT GENERATED ALWAYS AS (json_extract(fields, '$.${name}')) VIRTUAL`

/** Statements of each version of the store. A released version is never changed: a new one follows it. */
const migrations: string[][] = [
  [
    `CREATE TABLE enquiry (
      id TEXT PRIMARY KEY,
      form TEXT NOT NULL,
      digest TEXT NOT NULL,
      reference TEXT NOT NULL,
      received_at TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      flagged INTEGER NOT NULL,
      answered_at TEXT NOT NULL DEFAULT '',
      product TEXT NOT NULL,
      city TEXT NOT NULL,
      fields TEXT NOT NULL,
      ${['page', 'option', 'name', 'company', 'phone', 'email', 'message', 'plan'].map(field).join(',\n      ')},
      UNIQUE (form, digest)
    )`,
    'CREATE INDEX enquiry_received ON enquiry (received_at)',
    'CREATE INDEX enquiry_bytes ON enquiry (bytes)',
    // A notice is an enquiry that another channel, which it names, could not deliver.
    `CREATE TABLE delivery (
      id INTEGER PRIMARY KEY,
      enquiry TEXT NOT NULL REFERENCES enquiry (id),
      channel TEXT NOT NULL,
      notice TEXT NOT NULL DEFAULT '',
      again INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
      tries INTEGER NOT NULL DEFAULT 0,
      since INTEGER NOT NULL,
      next_at INTEGER NOT NULL,
      lease TEXT,
      leased_until INTEGER,
      last_error TEXT NOT NULL DEFAULT '',
      delivered_at TEXT NOT NULL DEFAULT '',
      UNIQUE (enquiry, channel, notice)
    )`,
    "CREATE INDEX delivery_due ON delivery (channel, next_at) WHERE state IN ('waiting', 'sending')",
  ],
  ['CREATE INDEX enquiry_email ON enquiry (lower(email))'],
  [
    `CREATE TABLE file (
      id INTEGER PRIMARY KEY,
      enquiry TEXT NOT NULL REFERENCES enquiry (id),
      digest TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      content BLOB NOT NULL,
      UNIQUE (enquiry, digest)
    )`,
  ],
  // Earlier versions stored each attempt.
  ['DROP TABLE IF EXISTS attempt'],
]
