import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { compile } from 'proxy-addr'

/** The part of a request's context that names its sender. */
interface Sent {
  env: { incoming: { socket: Pick<HttpBindings['incoming']['socket'], 'remoteAddress'> } }
  req: { header: (name: string) => string | undefined }
}

/**
 * Returns the functions that read what proxies in front add about the visitor. Their headers are trusted if the request
 * comes from this machine, or from one of these addresses or subnets.
 */
export function openProxies(list: readonly string[] = []) {
  const isTrusted = trustedProxies(list)
  const isNear = (sent: Sent) => isTrusted(plainAddress(remoteOf(sent)))
  return {
    clientAddress: (sent: Sent) => clientAddress(remoteOf(sent), addressesOf(sent), isTrusted),
    /** Returns the key under which the requests of a client are counted. */
    clientKey: (sent: Sent) => clientKey(clientAddress(remoteOf(sent), addressesOf(sent), isTrusted)),
    /** Returns whether the visitor used https. Of a list, the first proxy knows it. */
    wasHttps: (sent: Sent) =>
      isNear(sent) && protocolsOf(sent).some((protocol) => /^"?(https|on)\b/i.test(protocol)),
    /** Returns the hosts that the request may name: the one that it has, and those that a proxy replaced by it. */
    hosts: (sent: Sent) => [sent.req.header('host') ?? '', ...(isNear(sent) ? forwardedHosts(sent) : [])],
  }
}

export type Proxies = ReturnType<typeof openProxies>

const remoteOf = ({ env }: Sent) => env.incoming.socket.remoteAddress ?? ''

/** Headers by which proxies say that a visitor used https. */
const protocolHeaders = [
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'cloudfront-forwarded-proto',
  'x-forwarded-ssl',
  'front-end-https',
]

const protocolsOf = (sent: Sent) => [
  ...protocolHeaders.flatMap((name) => listOf(sent.req.header(name)).slice(0, 1)),
  ...forwarded(sent, 'proto').slice(0, 1),
]

const forwardedHosts = (sent: Sent) => [
  ...listOf(sent.req.header('x-forwarded-host')),
  ...forwarded(sent, 'host'),
]

const addressesOf = (sent: Sent) => sent.req.header('x-forwarded-for') ?? forwarded(sent, 'for').join(',')

const listOf = (header = '') => header.split(',').map((entry) => entry.trim())

/** Returns the values of a parameter of the header `Forwarded` (RFC 7239), one of each proxy. */
const forwarded = ({ req }: Sent, name: 'for' | 'host' | 'proto') =>
  [...(req.header('forwarded') ?? '').matchAll(/\b(\w+)=("[^"]*"|[^\s;,]*)/g)].flatMap(
    ([, key = '', value = '']) => (key.toLowerCase() === name ? [value.replaceAll('"', '')] : []),
  )

/** Whether an address is that of a proxy whose headers are trusted. */
type IsTrusted = (address: string) => boolean

/** Returns the test for this machine, and for these addresses or subnets. Throws if one is neither. */
export function trustedProxies(list: readonly string[] = []): IsTrusted {
  const isTrusted = compile(['loopback', ...list])
  return (address) => isTrusted(address, 0)
}

/**
 * Returns the client's address: the last one that is not a trusted proxy. Only addresses that such a proxy added to the
 * list are trusted.
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  const chain = [...listOf(forwardedFor).filter(Boolean), remote].map(plainAddress)
  return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? remote
}

/** Returns an address without what proxies add to it: port, brackets, quotes, and the zone of a network. */
function plainAddress(written: string): string {
  const text = written.trim().replaceAll('"', '').toLowerCase()
  const [, bracketed] = /^\[([^\]]*)\]/.exec(text) ?? []
  const withoutPort = text.replace(/:[^:]*$/, '')
  const address = bracketed ?? (isIP(text) === 0 && isIP(withoutPort) > 0 ? withoutPort : text)
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** Networks in which an IPv6 address contains an IPv4 address: mapped, and of a gateway between both (RFC 6052). */
const containsIPv4 = /^(0000:0000:0000:0000:0000:ffff|0064:ff9b:0000:0000:0000:0000):/

/**
 * Returns the key under which a client's requests are counted. A client with IPv6 has at least 2⁶⁴ addresses, so the
 * key is their prefix.
 */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const whole = expandIPv6(address)
  return containsIPv4.test(whole) ? whole : whole.split(':').slice(0, 4).join(':')
}
