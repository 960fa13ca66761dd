import { readdir } from 'node:fs/promises'
import { notFoundFile, shellFile } from '../src/serve/hosting/published-files.ts'

/** Returns the addresses of all pages in a published folder, without the pages for unknown addresses. */
export async function publishedRoutes(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html') && name !== notFoundFile && name !== shellFile)
  return pages.map((name) => `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).toSorted()
}
