import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client/sqlite3'

/** @typedef {{ method: 'execute' | 'batch', args: never, answer: import('node:worker_threads').MessagePort }} Call */

/** Settings of a connection: a commit is on the disk when it returns, and deleted data is overwritten. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']

/** @type {import('@libsql/client').Client | undefined} */
let client
let isSet = false

if (parentPort) for await (const [call] of on(parentPort, 'message')) await answer(call)

/** @param {Call} call */
async function answer({ method, args, answer: port }) {
  try {
    // SQLite's own timeout would hold up statements that only read.
    client ??= createClient({ url: workerData, concurrency: 1, timeout: 0 })
    for (const pragma of isSet ? [] : pragmas) await client.execute(`PRAGMA ${pragma}`)
    isSet = true
    const results = [await client[method](...args)].flat()
    port.postMessage({ results: results.map(({ rows, rowsAffected }) => ({ rows, rowsAffected })) })
  } catch (error) {
    const { message, code } = Object(error)
    // A statement that found the file locked stays open, so that each later commit of its connection fails.
    if (code === 'SQLITE_BUSY') client?.reconnect()
    isSet = false
    port.postMessage({ error: { message: String(message), code: String(code) } })
  }
  port.close()
}
