import type { Site } from '../../schemas/site.ts'
import type { BoundPage } from '../engine/bind.ts'

/** Which pictures and films of a page its policy will refuse, a line each: the block that shows it, and its address. */
export function refusedPictures(
  { shown, pictures }: Pick<BoundPage, 'shown' | 'pictures'>,
  allows: (address: string) => boolean,
): string[] {
  const known = new Set(pictures.all)
  return shown.flatMap(({ id, type, props }) =>
    [...new Set(textsOf(props))]
      .filter((text) => (known.has(text) || film.test(text)) && !allows(text))
      .map((address) => `${type} #${id} shows what the policy refuses: ${address}`),
  )
}

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

const film = /^[^\s]+\.(?:webm|mp4)(?:[?#]|$)/i

/** All texts in a block's finished props, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
