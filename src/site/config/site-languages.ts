import type { Site } from '../../../schemas/site.ts'
import { isBelow } from '../../runtime/engine/local-links.ts'
import type { LoadedPage, SiteConfig } from './site-config.ts'

/** Returns the languages of a site without its source language. */
export const otherLanguages = ({ languages }: Pick<Site, 'languages'>) =>
  languages.flatMap(({ root, ...language }) => (root === undefined ? [] : [{ ...language, root }]))

/** Returns the file with the translations of a file: `page-configs/translations/ta/site.json` of `page-configs/site.ts`. */
export const translationFile = (file: string, tag: string): string =>
  file.replace(
    /^([^/]+)\/(.*)\.\w+$/,
    (_, folder: string, name: string) => `${folder}/translations/${tag}/${name}.json`,
  )

/** Returns the address in the source language of a page in another language. */
export function sourceAddress(address: string, { site, pages }: Pick<SiteConfig, 'site' | 'pages'>): string {
  const { root = '' } = otherLanguages(site).find((language) => isBelow(language.root, address)) ?? {}
  return pages.some(({ path }) => path === address) ? address : address.slice(root.length) || '/'
}

/** Whether a page exists in one language alone. */
export const isInOneLanguage = ({ page }: Pick<LoadedPage, 'page'>) => page.language !== undefined

/** Returns the files with translations of a machine that nobody has read. */
export const draftsOf = ({ translations }: Pick<SiteConfig, 'translations'>, tag: string): string[] =>
  [...translations].flatMap(([file, { status }]) =>
    status === 'draft' && file.split('/')[2] === tag ? [file] : [],
  )
