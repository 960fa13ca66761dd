import { join } from 'node:path'
import { contentAddress, endpointOf } from '../content/content-client.ts'
import { storageAddress } from '../content/storage-address.ts'
import { siteToShow } from '../config/site-to-show.ts'
import type { Project } from '../config/project.ts'
import { bind } from '../engine/bind.ts'
import { knownPages } from '../site-content/known-pages.ts'
import { pictureRule, pictureSources } from '../site-content/refused-pictures.ts'
import { siteContent } from '../site-content/site-content.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from './joined-site.ts'

/**
 * Joins every page of a sound project, or the one at an address, with what the content service at `host` answers; empty,
 * with the embedded files.
 */
export async function joinContent(project: Project, host = '', only?: string): Promise<JoinedSite> {
  const { config, root } = project
  const site = siteToShow(config, {})
  const content = siteContent({ host, folder: join(root, 'content'), kept: undefined })
  const known = await knownPages(config, content.contentFor)
  const joined: JoinedPage[] = []
  const answers = new Map<string, EndpointAnswer>()
  for (const { pathname, path, params } of known) {
    if (only !== undefined && pathname !== only) continue
    const loaded = config.pages.find((page) => page.path === path)
    if (!loaded) continue
    const { page } = loaded
    const endpoint = page.content && endpointOf(page.content, params)
    const read = await content.contentFor(page, params)
    const storage = (address: string) => storageAddress(address, host.replace(/\/+$/, ''))
    const bound = bind(page, { content: read.content, site, visit: { params }, storage })
    joined.push({ pathname, params, loaded, endpoint, content: read.content, bound })
    if (endpoint !== undefined && !answers.has(endpoint)) {
      answers.set(endpoint, {
        place: host === '' ? `content/api/${endpoint}.json` : contentAddress(host, endpoint),
        text: await content.answerOf(endpoint),
        failure: content.failures.get(endpoint),
        oddities: content.oddities.get(endpoint) ?? [],
      })
    }
  }
  const origin = 'http://site.invalid'
  const hosts = host === '' ? [] : [new URL(host).origin]
  const allows = pictureRule(origin, [...hosts, ...pictureSources(site)])
  return { ...project, host, joined, answers, allows }
}
