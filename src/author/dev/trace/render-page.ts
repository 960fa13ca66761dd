import { readText } from '../../../util/read-text.ts'
import { siteContent } from '../../../site/content/site-content.ts'
import { notedPictures, pictureNotes } from '../../../site/config/picture-notes.ts'
import type { Project } from '../../../site/config/project.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { parsed } from '../../../util/parsed.ts'
import type { MarkedProject } from './mark-project.ts'
import type { PageToRender, RenderedPage } from '../../../publish/render/entry-server.tsx'

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>

/** Everything that rendering a page needs besides the project. */
export interface Surroundings {
  /** The content host; if empty, the embedded files are used. */
  host: string
  render: RenderPage
}

/** Joins the pages of a marked project, or the page at one address, with their marked content. */
export function joinPages(
  project: Project,
  { inputs, mark }: Pick<MarkedProject, 'inputs' | 'mark'>,
  host: string,
  only?: string,
): Promise<JoinedSite> {
  const textOf = (file: string) => {
    const name = file.slice(project.root.length + 1).replaceAll('\\', '/')
    const input = inputs.get(name)
    return input === undefined ? readText(file) : JSON.stringify(input)
  }
  const send = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init)
    const text = await response.text()
    const value = parsed(text)
    const body = value === undefined ? text : JSON.stringify(mark(address, value))
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } })
  }
  const content = siteContent({
    host,
    folder: `${project.root}/content`,
    kept: undefined,
    textOf,
    ...(host !== '' && { send }),
  })
  return joinContent(project, { host, content, ...(only !== undefined && { only }) })
}

/** Stands for the address of the site, which no text shows. */
const ORIGIN = 'http://site.invalid'

/** Renders a joined page as a document. */
export async function htmlOf(
  page: JoinedPage,
  { config }: JoinedSite,
  { host, render }: Surroundings,
): Promise<string> {
  const { pathname, document, params, bound, contentHash, site } = page
  const pictures = notedPictures(pictureNotes({ ...config, site }, host))
  const snapshot = {
    pathname,
    origin: ORIGIN,
    document: { ...document, pictures },
    params,
    bound,
    contentHash,
  }
  const { head, html } = await render({ site, snapshot })
  return `<!doctype html><html lang="${site.language}"><head>${head}</head><body><div id="root">${html}</div></body></html>`
}
