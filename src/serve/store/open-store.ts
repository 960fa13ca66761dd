import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type InStatement } from '@libsql/client'
import { openConnection } from './open-connection.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Address and access of a store of enquiries. */
export interface StoreAddress {
  /** `file:` and a path, or `libsql://` and a host where several servers share one store. */
  url: string
  /** Token of a store on a host. */
  token?: string | undefined
}

/** Result of a statement. */
interface Result {
  rows: Record<string, unknown>[]
  rowsAffected: number
}

/** An open store. */
export interface Database {
  isFile: boolean
  execute: (statement: InStatement) => Promise<Result>
  batch: (statements: InStatement[], mode: 'write') => Promise<Result[]>
  close: () => void
}

/**
 * Opens the store of enquiries and brings its tables up to date. A file is made where it is missing. Rejects where the
 * store cannot be reached or was written by a newer version.
 */
export async function openStore({ url, token }: StoreAddress): Promise<Database> {
  const isFile = url.startsWith('file:')
  if (isFile) await mkdir(dirname(pathOf(url)), { recursive: true })
  const database = isFile ? openFile(url) : openHost(url, token)
  try {
    await migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function openHost(url: string, token: string | undefined): Database {
  const client = createClient({ url, ...(token !== undefined && { authToken: token }) })
  return {
    isFile: false,
    execute: (statement) => client.execute(statement),
    batch: (statements, mode) => client.batch(statements, mode),
    close: () => client.close(),
  }
}

/** Opens a store in a file. While another program holds the file, of many batches that wait, one tries. */
function openFile(url: string): Database {
  const { execute, batch, close } = openConnection(url)
  let last: Promise<unknown> = Promise.resolve()
  return {
    isFile: true,
    execute: (statement) => retryWhileBusy(() => execute(statement)),
    batch: (statements) => {
      const result = retryWhileBusy(() => batch(statements), last)
      last = result.catch(() => undefined)
      return result
    },
    close,
  }
}

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
  return Number(rows[0]?.user_version ?? 0)
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
