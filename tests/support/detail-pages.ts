import { detailAddresses } from './detail-addresses.ts'
import { pageAt } from './site-config.ts'

/** One of the industry and product pages. */
export interface DetailPage {
  path: string
  endpoint: string
  /** Label of the closing button. */
  button: string
  states: { badStatus: string; error: string }
}

export const detailPages: DetailPage[] = detailAddresses.map((path) => detailPage(path))

/** Returns a page by its address. */
export function detailPage(path: string): DetailPage {
  const { content, blocks, states } = pageAt(path)
  const button = blocks.flatMap((block) => (block.type === 'cta-banner' ? [block.button.label] : [])).at(-1)
  return { path, endpoint: content?.endpoint ?? '', button: button ?? '', states }
}

/** Returns the line that a page shows for an error status (document 2 §8). */
export const statusLine = ({ states: { error, badStatus } }: DetailPage, status: number) =>
  error.replace('{message}', badStatus.replace('{code}', String(status)))
