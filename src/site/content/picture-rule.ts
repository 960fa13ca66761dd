import type { Site } from '../../../schemas/site.ts'

/**
 * Returns foreign sources of pictures. Any absolute address in the content is allowed (document 1 §3), unless the
 * site's settings restrict the hosts.
 */
export const pictureSources = ({ pictureHosts }: Pick<Site, 'pictureHosts'>) =>
  pictureHosts?.map((host) => `https://${host}`) ?? ['https:']

/**
 * Returns a function that checks whether the policy's sources allow pictures and films from an address. An address
 * without a host is at the site's own origin.
 */
export function pictureRule(origin: string, foreign: readonly string[]) {
  const sources = [origin, ...foreign]
  return (address: string): boolean => {
    if (!URL.canParse(address, origin)) return false
    const { protocol, host, origin: from } = new URL(address, origin)
    return sources.some((source) => {
      const [, below] = /^https:\/\/\*(\..+)$/.exec(source) ?? []
      return below ? protocol === 'https:' && host.endsWith(below) : source === from || source === protocol
    })
  }
}

/** Returns all texts in a block's finished props, at any depth. */
export function stringsIn(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) stringsIn(part, texts)
  return texts
}
