import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Node loads this file before the command that publishes the base, whose engine may be older.
if (process.env.RECORDED_ANSWERS) recordAnswers(process.env.RECORDED_ANSWERS)

/**
 * Stores each answer of a content host in a folder, and answers the same request from the folder afterwards. So both
 * sides of a comparison are published from the same answers.
 *
 * @param {string} folder
 */
export function recordAnswers(folder) {
  const send = globalThis.fetch
  mkdirSync(folder, { recursive: true })
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const name = createHash('sha256')
      .update(`${request.url} ${request.headers.get('range')}`)
      .digest('hex')
    const file = join(folder, name)
    if (!existsSync(file)) {
      const response = await send(input, init)
      const body = Buffer.from(await response.arrayBuffer()).toString('base64')
      const { status, statusText } = response
      // The received body is decoded already.
      const headers = [...response.headers].filter(([header]) => header !== 'content-encoding')
      writeFileSync(file, JSON.stringify({ body, status, statusText, headers }))
    }
    const { body, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    return new Response(rest.status === 204 ? undefined : Buffer.from(body, 'base64'), rest)
  }
}
