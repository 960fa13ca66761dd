import type { MiddlewareHandler } from 'hono'

/** Refuses what another website sends through a browser. A client that is not a browser names no website. */
export const ownSiteOnly =
  (message: string): MiddlewareHandler =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOwn = site
      ? site === 'same-origin'
      : origin === undefined || hostOf(origin) === hostOf(`http://${c.req.header('host')}`)
    return isOwn ? next() : c.text(message, 403)
  }

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)
