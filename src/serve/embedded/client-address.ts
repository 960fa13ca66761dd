import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** Returns the proxies whose forwarded addresses are trusted: this machine, and these addresses or subnets. */
export function trustedProxies(list: readonly string[] = []): BlockList {
  const trusted = new BlockList()
  trusted.addSubnet('127.0.0.0', 8)
  trusted.addAddress('::1', 'ipv6')
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return trusted
}

export const isTrusted = (trusted: BlockList, address: string) =>
  (isIPv4(address) || isIPv6(address)) && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Returns the client's address: the last one that is not a trusted proxy. Only addresses that such a proxy added to the
 * list are trusted.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const named = forwardedFor?.split(',').map((address) => address.trim()) ?? []
  const chain = [...named, remote].map((address) => address.replace(/^::ffff:(?=[\d.]+$)/i, ''))
  return chain.findLast((address) => !isTrusted(trusted, address)) ?? chain[0] ?? remote
}

/**
 * Returns the key under which a client's requests are counted. A client with IPv6 has at least 2⁶⁴ addresses, so the
 * key is their prefix.
 */
export function clientKey(address: string): string {
  return isIPv6(address) ? expandIPv6(address).split(':').slice(0, 4).join(':') : address
}
