import { JSDOM } from 'jsdom'
import { noContent } from '../../block-library/shared/content-view.ts'
import type { Page } from '../../schemas/page.ts'
import { markOf } from '../content/fetch-content.ts'
import { readContent } from '../content/read-content.ts'
import { createSanitizer } from '../content/sanitizer.ts'
import { handleRequest } from '../content-service/handle-request.ts'
import type { Snapshot } from '../engine/snapshot.ts'

/** The embedded service's address at build time; pictures it names by it are the published site's own. */
const embedded = 'http://embedded.invalid'

const sanitizer = Promise.resolve(createSanitizer(new JSDOM('').window))
const loadSanitizer = () => sanitizer

/** What a page shows of the service's content at an address with these parameters, and the answer's mark. */
export type ContentFor = (
  page: Page,
  params: Record<string, string>,
) => Promise<Pick<Snapshot, 'content' | 'mark'>>

/**
 * Content as the build reads it: from the content host, or straight from the embedded service's files. Each endpoint is
 * asked once. An endpoint that does not answer, or not with content, fails the build by its name.
 */
export function siteContent(host: string, folder: string): ContentFor {
  const answers = new Map<string, Promise<string>>()
  const ask = (endpoint: string): Promise<string> => {
    const known = answers.get(endpoint) ?? load(endpoint)
    answers.set(endpoint, known)
    return known
  }

  async function load(endpoint: string): Promise<string> {
    const address = `${host || embedded}/api/${endpoint}`
    const response = await (host ? fetch(address) : handleRequest(new Request(address), folder))
    if (!response.ok) throw new Error(`The content service answers ${response.status} to /api/${endpoint}`)
    return response.text()
  }

  return async (page, params) => {
    const source = page.content
    if (!source) return { content: noContent, mark: '' }
    const endpoint = source.endpoint.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    try {
      const text = await ask(endpoint)
      const answer: unknown = JSON.parse(text.replaceAll(`${embedded}/storage/`, ''))
      const { content } = await readContent(answer, { ...source, host, loadSanitizer })
      return { content, mark: markOf(text, embedded) }
    } catch (error) {
      throw new Error(`The content of /api/${endpoint} cannot be used`, { cause: error })
    }
  }
}
