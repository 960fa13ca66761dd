import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type Client, type InStatement, type LibsqlError } from '@libsql/client'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Address and access of a store of enquiries. */
export interface StoreAddress {
  /** `file:` and a path, or `libsql://` and a host where several servers share one store. */
  url: string
  /** Token of a store on a host. */
  token?: string | undefined
}

/** An open store. */
export type Database = Pick<Client, 'execute' | 'batch' | 'protocol' | 'close'>

/**
 * Opens the store of enquiries and brings its tables up to date. A file is made where it is missing. Rejects where the
 * store cannot be reached or was written by a newer version.
 */
export async function openStore({ url, token }: StoreAddress): Promise<Database> {
  const isFile = url.startsWith('file:')
  if (isFile) await mkdir(dirname(pathOf(url)), { recursive: true })
  const database = isFile
    ? openFile(url)
    : createClient({ url, ...(token !== undefined && { authToken: token }) })
  try {
    await migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Opens a store in a file. While another process holds the file, statements wait without SQLite's own timeout, which
 * would stop the server's thread: pages are answered meanwhile.
 */
function openFile(url: string): Database {
  // One connection, so that its settings hold for every statement.
  const client = createClient({ url, concurrency: 1, timeout: 0 })
  let isSet = false
  let last: Promise<unknown> = Promise.resolve()
  // A statement that found the file locked stays open, so that each later commit of its connection fails.
  const heal = (error: LibsqlError) => {
    if (client.closed) throw error
    if (error.code !== 'SQLITE_BUSY') return
    isSet = false
    client.reconnect()
  }
  const patient = <T>(run: () => Promise<T>, before?: Promise<unknown>) =>
    retryWhileBusy(
      async () => {
        for (const pragma of isSet ? [] : pragmas) await client.execute(`PRAGMA ${pragma}`)
        isSet = true
        return run()
      },
      heal,
      before,
    )
  return {
    protocol: client.protocol,
    execute: (statement: InStatement) => patient(() => client.execute(statement)),
    // One after the other: of many that wait, one tries.
    batch: (statements, mode) => {
      const result = patient(() => client.batch(statements, mode), last)
      last = result.catch(() => undefined)
      return result
    },
    close: () => client.close(),
  }
}

/** Settings of a connection: a commit is on the disk when it returns, and deleted data is overwritten. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']

/** Returns the path of a store in a file. It may be relative, which no file URL is. */
const pathOf = (url: string) =>
  url.startsWith('file:/') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length))

/** Runs the migrations that a store lacks. Of two servers that start at the same time, one runs them. */
async function migrate(database: Database): Promise<void> {
  const version = await versionOf(database)
  if (version === migrations.length) return
  if (version > migrations.length) throw new Error('the store was written by a newer version of the engine')
  const statements = [...migrations.slice(version).flat(), `PRAGMA user_version = ${migrations.length}`]
  await database.batch(statements, 'write').catch(async (error: unknown) => {
    if ((await versionOf(database)) !== migrations.length) throw error
  })
}

async function versionOf(store: Database): Promise<number> {
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
  ['CREATE TABLE clock (known_at TEXT NOT NULL)'],
]
