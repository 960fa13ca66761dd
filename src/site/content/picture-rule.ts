import type { Site } from '../../../schemas/site.ts'

/** Where pictures may come from beside the site and its content: an absolute address in the content is kept and shown (document 1 §3), unless the site's settings narrow it. */
export const pictureSources = ({ pictureHosts }: Pick<Site, 'pictureHosts'>) =>
  pictureHosts?.map((host) => `https://${host}`) ?? ['https:']

/** Whether pictures and films may come from an address, by the sources that the policy names; one without a host is at the site's own origin. */
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

/** All texts in a block's finished props, however deep. */
export function textsOf(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsOf(part, found)
  return found
}
