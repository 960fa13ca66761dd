import { readText } from '../../../util/read-text.ts'
import { siteContent } from '../../../site/content/site-content.ts'
import { notedPictures, pictureNotes } from '../../../site/config/picture-notes.ts'
import type { Project } from '../../../site/config/project.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import type { Inputs } from '../project/open-project.ts'
import type { PageToRender, RenderedPage } from '../../../publish/render/entry-server.tsx'

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>

/** Everything that rendering a page needs besides the project. */
export interface Surroundings {
  /** The content host; if empty, the embedded files are used. */
  host: string
  render: RenderPage
  /** Changes the answers of the content host. */
  send?: ((address: string, init: RequestInit) => Promise<Response>) | undefined
  /** Values in place of those of the embedded service's files, by file. */
  inputs?: Inputs
}

/** A page with its content, and its HTML. */
export interface DrawnPage {
  page: JoinedPage
  html: string
}

/** Joins the pages of a project, or the page at one address, with their content. */
export function joinPages(
  project: Project,
  { host, send, inputs }: Surroundings,
  only?: string,
): Promise<JoinedSite> {
  const textOf = (file: string) => {
    const name = file.slice(project.root.length + 1).replaceAll('\\', '/')
    const input = inputs?.get(name)
    return input === undefined ? readText(file) : JSON.stringify(input)
  }
  const content = siteContent({ host, folder: `${project.root}/content`, kept: undefined, send, textOf })
  return joinContent(project, { host, content, ...(only !== undefined && { only }) })
}

/** Renders the page at an address as publishing does, without prepared pictures. Undefined if no page has the address. */
export async function drawPage(
  project: Project,
  path: string,
  surroundings: Surroundings,
): Promise<DrawnPage | undefined> {
  const site = await joinPages(project, surroundings, path)
  const [page] = site.joined
  return page && { page, html: await htmlOf(page, site, surroundings) }
}

/** Stands for the address of the site, which no text shows. */
const ORIGIN = 'http://site.invalid'

/** Renders a joined page as a document. */
export async function htmlOf(
  page: JoinedPage,
  joined: JoinedSite,
  { host, render }: Surroundings,
): Promise<string> {
  const { config, site } = joined
  const { pathname, document, params, bound, contentHash } = page
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
