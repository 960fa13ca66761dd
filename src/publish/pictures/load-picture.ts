import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { answerTimeoutMs } from '../../runtime/content/content-client.ts'
import { pictureSize } from '../../site/content/picture-size.ts'
import { redirectTarget } from '../../site/content/redirect-target.ts'

/** Maximum bytes of a picture of another host. */
const MAX_PICTURE_BYTES = 50_000_000
const MAX_REDIRECTS = 5

/**
 * Loads a picture of another host. Content names its address, so it must not lead into the network of this machine,
 * unless the content host is there, too, and must not fill the memory. Throws with the reason.
 */
export async function loadPicture(address: string, contentHost: string): Promise<Uint8Array> {
  let url = new URL(address, 'https://site.invalid')
  const isHostPrivate = contentHost !== '' && (await isPrivate(new URL(contentHost)))
  if (!isHostPrivate && (await isPrivate(url)))
    throw new Error(
      `${url.hostname} is in a private network, which only pictures of a private content host may be in`,
    )
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerTimeoutMs) })
    const target = redirectTarget(url.href, response)
    if (target === undefined) return bytesOf(response)
    await response.body?.cancel()
    const next = new URL(target)
    if (next.hostname !== url.hostname)
      throw new Error(`the host redirects to ${next.hostname}: send the address there`)
    url = next
  }
  throw new Error('the host redirects without end')
}

async function bytesOf({ ok, status, headers, body }: Response): Promise<Uint8Array> {
  if (!ok) throw new Error(`the host answers with status ${status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    parts.push(part)
    length += part.length
    // Leaving the loop ends the request.
    if (length > MAX_PICTURE_BYTES) throw new Error(`it has more than ${MAX_PICTURE_BYTES / 1e6} MB`)
  }
  const bytes = Buffer.concat(parts)
  if (!pictureSize(bytes))
    throw new Error(`it is not a picture but ${headers.get('content-type') ?? 'no type'}`)
  return bytes
}

/** Networks that the internet does not reach: machines themselves, and private ones. */
const privateNetworks = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16',
  '::/127 fc00::/7 fe80::/10',
].flatMap((line) => line.split(' '))) {
  const [network = '', bits] = range.split('/')
  privateNetworks.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
}

/** Whether the name of a host leads into a private network. A name that leads nowhere does not: the request will fail. */
async function isPrivate({ hostname }: URL): Promise<boolean> {
  // By its definition, also where nothing resolves names.
  if (/(?:^|\.)localhost\.?$/.test(hostname)) return true
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return addresses.some(({ address, family }) =>
    privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4'),
  )
}
