import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Node loads this file before the command that publishes a side, also a side whose engine is older.
const folder = process.env.PAGEWORK_ANSWERS
if (folder) recordAnswers(folder)

/**
 * Stores each answer of a content host in a folder, and answers the same request from the folder afterwards. So both
 * sides of a comparison are published from the same answers.
 *
 * @param {string} store
 */
export function recordAnswers(store) {
  const send = globalThis.fetch
  mkdirSync(store, { recursive: true })
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const key = createHash('sha256').update(
      `${request.method} ${request.url} ${request.headers.get('range')}`,
    )
    const file = join(store, key.digest('hex'))
    if (request.method === 'GET' && existsSync(`${file}.json`))
      return new Response(readFileSync(file), JSON.parse(readFileSync(`${file}.json`, 'utf8')))
    const response = await send(input, init)
    if (request.method !== 'GET') return response
    const body = Buffer.from(await response.arrayBuffer())
    // Compression and length of the answer were true of the network only.
    const headers = [...response.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name))
    const described = { status: response.status, statusText: response.statusText, headers }
    writeFileSync(file, body)
    writeFileSync(`${file}.json`, JSON.stringify(described))
    return new Response([204, 304].includes(response.status) ? undefined : body, described)
  }
}
