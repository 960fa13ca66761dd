import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Proxies } from './proxies.ts'

/**
 * Refuses what another website sends through a browser. A client that is not a browser names no website. The form's
 * website has the requested host, a host that a proxy replaced, or the address at which the site is published.
 */
export const ownSiteOnly =
  (message: string, proxies: Proxies, siteUrl = ''): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const siteHosts = () => [siteUrl, ...proxies.hosts(c).map((host) => `http://${host}`)].map(hostOf)
    const isOwn = site ? site === 'same-origin' : origin === undefined || isIn(siteHosts(), hostOf(origin))
    return isOwn ? next() : c.text(message, 403)
  }

const isIn = (hosts: (string | undefined)[], host: string | undefined) =>
  host !== undefined && hosts.includes(host)

/** Returns the host of an address, without the port that its protocol has anyway. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/:(80|443)$/, '') : undefined
