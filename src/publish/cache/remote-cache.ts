import {
  contentHash,
  decodeEntry,
  encodeEntry,
  isListed,
  listFiles,
  type ListedFile,
} from './action-result.ts'
import type { Cache } from './open-cache.ts'

/** A cache on another machine. Its failures are never errors: an entry is then missing, or is not stored. */
export interface RemoteCache extends Cache {
  /** Returns a report about failures and traffic, in lines. */
  report: () => string[]
}

/** Milliseconds until a request counts as failed. */
const REQUEST_TIMEOUT_MS = 10_000

/** Number of failures in a row after which the cache is no longer used. */
const MAX_FAILURES = 2

/** Maximum bytes of a file inside its entry in `/ac/`, which saves a request. Larger files are in `/cas/`. */
const MAX_INLINE_BYTES = 64 * 1024

/**
 * Opens a cache in Bazel's HTTP protocol: entries are at `/ac/<key>`, and larger files at `/cas/<SHA-256>`. User name
 * and password may be part of the address.
 */
export function openRemoteCache(address: string, timeoutMs = REQUEST_TIMEOUT_MS): RemoteCache {
  const { base, headers } = readAddress(address)
  const traffic = { found: 0, asked: 0, stored: 0, received: 0, sent: 0, broken: 0 }
  let failures = 0
  let stopped: string | undefined

  /** Sends a request. Returns undefined if it failed, or if the cache is no longer used. */
  const send = async (path: string, body?: Uint8Array) => {
    if (stopped !== undefined) return undefined
    try {
      const response = await fetch(`${base}/${path}`, {
        method: body ? 'PUT' : 'GET',
        headers,
        ...(body && { body: Buffer.from(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const { ok, status } = response
      if (!ok && (body || status !== 404))
        throw new Error(`it answers ${body ? 'PUT' : 'GET'} with ${status}`)
      failures = 0
      if (body) traffic.sent += body.length
      else traffic.received += bytes.length
      return ok ? bytes : undefined
    } catch (error) {
      failures += 1
      if (failures >= MAX_FAILURES) stopped ??= reasonOf(error, timeoutMs)
      return undefined
    }
  }

  const contentOf = async (file: ListedFile) => {
    const content = file.content ?? (await send(`cas/${file.hash}`))
    if (content && !isListed(file, content)) throw new Error('its content has another hash')
    return content
  }

  return {
    async read(key) {
      traffic.asked += 1
      const entry = await send(`ac/${key}`)
      if (!entry) return undefined
      try {
        const files = new Map<string, Uint8Array>()
        for (const file of decodeEntry(entry)) {
          const content = await contentOf(file)
          if (!content) return undefined
          files.set(file.name, content)
        }
        traffic.found += 1
        return files
      } catch {
        traffic.broken += 1
        return undefined
      }
    },

    async write(key, files) {
      // Files first: an entry in `/ac/` must not list a missing file.
      for (const content of files.values()) {
        if (content.length <= MAX_INLINE_BYTES) continue
        if (!(await send(`cas/${contentHash(content)}`, content))) return
      }
      if (await send(`ac/${key}`, encodeEntry(listFiles(files, MAX_INLINE_BYTES)))) traffic.stored += 1
    },

    report() {
      const { asked, found, stored, received, sent, broken } = traffic
      return [
        `Cache: ${found} of ${asked} entries found, ${stored} stored, ${megabytes(received)} received, ${megabytes(sent)} sent`,
        ...(broken > 0
          ? [`Cache: ${broken} broken entries were ignored. Their pages were rendered here.`]
          : []),
        ...(stopped === undefined
          ? []
          : [`The cache at ${base} was not used any more: ${stopped}. The rest was rendered here.`]),
      ]
    },
  }
}

/** Returns the address without user and password, which `fetch` accepts only as a header. */
function readAddress(address: string): { base: string; headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const base = url.href.replace(/\/+$/, '')
  if (username === '') return { base, headers: {} }
  const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return { base, headers: { authorization: `Basic ${user.toString('base64')}` } }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `it did not answer within ${timeoutMs / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
