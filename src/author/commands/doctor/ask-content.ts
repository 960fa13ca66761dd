import { join } from 'node:path'
import { answerTimeoutMs } from '../../../runtime/content/content-client.ts'
import { buildClient } from '../../../site/content/build-client.ts'
import type { Asking } from '../../../site/joined/join-content.ts'
import type { ResponseFacts, PictureFacts } from '../../../site/joined/joined-site.ts'
import { svgFault, typeFault } from '../../../site/content/picture-fault.ts'
import { redirectTarget } from '../../../site/content/redirect-target.ts'
import { headBytes, pictureSize } from '../../../site/content/picture-size.ts'
import { svgText } from '../../../site/content/svg-size.ts'
import { networkFault } from '../../../site/content/network-fault.ts'
import { messageOf } from '../../../util/message-of.ts'

interface ContentHost {
  /** The content host; empty, the embedded service answers. */
  host: string
  root: string
  /** Address of the published site, whose browsers need permission to read answers. Empty: no check. */
  origin: string
}

/** Requests content as a browser on the site would, and records how each address answers. */
export function recordingContent({ host, root, origin }: ContentHost): Asking {
  const responses = new Map<string, ResponseFacts>()
  const { send = fetch } = buildClient(host, join(root, 'content'))
  const headers = origin ? { origin } : undefined
  return {
    responses,
    send: async (address, init) => {
      const began = performance.now()
      const record = (response: Response, target?: string): ResponseFacts => {
        const note: ResponseFacts = {
          status: response.status,
          headers: Object.fromEntries(recordedHeaders.flatMap((name) => entryOf(name, response.headers))),
          movedTo: target === undefined ? undefined : movedTo(address, target),
          refuses: host ? refusal(response, host, origin) : undefined,
          milliseconds: Math.round(performance.now() - began),
        }
        responses.set(address, note)
        return note
      }
      if (!host) {
        const response = await send(address, init)
        record(response)
        return response
      }
      const request = { ...init, ...(headers && { headers }) }
      const first = await ask(address, { ...request, redirect: 'manual' })
      const target = redirectTarget(address, first)
      // Recorded before the redirect is followed, since its target may not answer.
      let note = record(first, target)
      let response = first
      if (target !== undefined) {
        await first.body?.cancel()
        response = await ask(target, request)
        note = record(response, response.url)
      }
      const flush = () => {
        note.milliseconds = Math.round(performance.now() - began)
      }
      return new Response(response.body?.pipeThrough(new TransformStream({ flush })) ?? null, response)
    },
    look: (address) => look(address, origin),
  }
}

/** Returns the target of a redirect as a finding names it: the origin of another host, or the whole address on the same host. */
const movedTo = (from: string, to: string) =>
  new URL(from).origin === new URL(to).origin ? to : new URL(to).origin

/** The headers that a page or its visitors depend on. */
const recordedHeaders = ['content-type', 'content-encoding', 'cache-control', 'access-control-allow-origin']

function entryOf(name: string, headers: Headers): [string, string][] {
  const value = headers.get(name)
  return value === null ? [] : [[name, value]]
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    // The caller aborted the request and knows the reason.
    if (init.signal?.aborted) throw error
    throw new Error(networkFault(error), { cause: error })
  }
}

/** Returns why a browser on the site may not read an answer of another host; undefined if it may. */
function refusal({ headers }: Response, host: string, origin: string): string | undefined {
  if (origin === '' || new URL(origin).origin === new URL(host).origin) return undefined
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === new URL(origin).origin) return undefined
  return `no browser on ${origin} may read it: "access-control-allow-origin" ${allowed === null ? 'is missing' : `is ${allowed}`}`
}

/** Loads the beginning of a picture, which contains its size. */
async function look(address: string, origin: string): Promise<PictureFacts> {
  if (!/^https?:/.test(address)) return {}
  try {
    const headers = { range: `bytes=0-${headBytes - 1}` }
    const response = await ask(address, { headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    const head = response.ok ? await headOf(response) : undefined
    if (!head) return { failure: `status ${response.status}` }
    const refused = embeddingFault(response, address, origin)
    if (refused !== undefined) return { failure: refused }
    const size = pictureSize(head)
    const type = response.headers.get('content-type') ?? 'no type'
    if (head.length === 0) return { failure: 'is an empty file' }
    if (!size) return { failure: `is not a picture but ${type}` }
    const isSvg = size.type === 'svg'
    return { size, failure: typeFault(size, type) ?? (isSvg ? svgFault(svgText(head), false) : undefined) }
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

/** Returns why browsers do not show a picture on the pages of another host; undefined if they do. */
function embeddingFault({ headers }: Response, address: string, origin: string): string | undefined {
  const policy = headers.get('cross-origin-resource-policy') ?? ''
  const from = new URL(address)
  const site = origin === '' ? undefined : new URL(origin)
  const isShown =
    site?.origin === from.origin ||
    (policy === 'same-site' && site !== undefined && domainOf(site) === domainOf(from))
  return isShown || !/^same-(?:origin|site)$/.test(policy)
    ? undefined
    : `is sent with "cross-origin-resource-policy: ${policy}", so no browser shows it on ${origin || 'another host'}: send "cross-origin"`
}

/** Returns the last two parts of the name of a host, which sites of one owner share. */
const domainOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.')

async function headOf({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    parts.push(part)
    length += part.length
    // Leaving the loop ends the request.
    if (length >= headBytes || pictureSize(Buffer.concat(parts))) break
  }
  return Buffer.concat(parts)
}
