import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** The proxies whose word is taken for whom they ask for: those on this machine, and these addresses or subnets. */
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

/** Who asks: the last address that no trusted proxy has. Only what such a proxy adds to the list is believed. */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const named = forwardedFor?.split(',').map((address) => address.trim()) ?? []
  const chain = [...named, remote].map((address) => address.replace(/^::ffff:(?=[\d.]+$)/i, ''))
  return chain.findLast((address) => !isTrusted(trusted, address)) ?? chain[0] ?? remote
}

/** The key that a client's requests are counted under: a client with IPv6 has at least 2⁶⁴ addresses. */
export function clientKey(address: string): string {
  return isIPv6(address) ? expandIPv6(address).split(':').slice(0, 4).join(':') : address
}
