import { JSDOM } from 'jsdom'
import { noContent, type ContentView } from '../../block-library/shared/content-view.ts'
import type { Page } from '../../schemas/page.ts'
import { readContent } from '../content/read-content.ts'
import { createSanitizer } from '../content/sanitizer.ts'
import { handleRequest } from '../content-service/handle-request.ts'

/** The embedded service's address at build time; pictures it names by it are the published site's own. */
const embedded = 'http://embedded.invalid'

const sanitizer = createSanitizer(new JSDOM('').window)

/**
 * Content as the build reads it: from the content host, or straight from the embedded service's files. Each endpoint is
 * asked once. An endpoint that does not answer, or not with content, fails the build by its name.
 */
export function siteContent(host: string, folder: string) {
  const answers = new Map<string, Promise<unknown>>()
  const ask = (endpoint: string): Promise<unknown> => {
    const known = answers.get(endpoint) ?? load(endpoint)
    answers.set(endpoint, known)
    return known
  }

  async function load(endpoint: string): Promise<unknown> {
    const address = `${host || embedded}/api/${endpoint}`
    const response = await (host ? fetch(address) : handleRequest(new Request(address), folder))
    if (!response.ok) throw new Error(`The content service answers ${response.status} to /api/${endpoint}`)
    return JSON.parse((await response.text()).replaceAll(`${embedded}/storage/`, ''))
  }

  /** What a page shows of the service's content at an address with these parameters. */
  return async (page: Page, params: Record<string, string>): Promise<ContentView> => {
    const source = page.content
    if (!source) return noContent
    const endpoint = source.endpoint.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const loadSanitizer = () => Promise.resolve(sanitizer)
    try {
      return (await readContent(await ask(endpoint), { ...source, host, loadSanitizer })).content
    } catch (error) {
      throw new Error(`The content of /api/${endpoint} cannot be used`, { cause: error })
    }
  }
}
