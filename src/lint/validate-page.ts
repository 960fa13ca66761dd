import { kindsFile, metadataFile, questionsFile, siteFile, wordsFile } from '../site/config/project.ts'
import { publicMoment } from '../site/config/shown-config.ts'
import { joinContent } from '../site/joined/join-content.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'
import { fileOf } from '../site/joined/embedded-content.ts'
import { sourcesOf } from '../site/joined/sources-of.ts'
import { importsOf } from '../site/config/imports-of.ts'
import { childOf } from '../util/document-order.ts'
import { unknownValue } from '../util/unknown-value.ts'
import { findProblems, type Circumstances } from './find-problems.ts'
import type { Finding } from './finding.ts'
import { readToValidate } from './validate.ts'

/**
 * Returns the findings that concern the page at an address: in its config and the files that it imports, in the settings
 * of the site, in its content, and in the records of its pictures. Throws if no page has the address.
 */
export async function validatePage(
  root: string,
  address: string,
  circumstances: Circumstances = {},
): Promise<Finding[]> {
  const project = await readToValidate(root, circumstances)
  const { config } = project
  // Without valid settings, the addresses of the pages are unknown.
  if (!config) return findProblems(project, circumstances)
  const site = await joinContent({ ...project, config }, { moment: publicMoment(config, circumstances.at) })
  return findProblems(site, circumstances).filter(concernsPage(address, site))
}

/** Returns a function that checks whether a finding concerns the page at an address. */
function concernsPage(address: string, site: JoinedSite) {
  const { joined, addresses } = site
  const page = joined.find(({ pathname }) => pathname === address)
  const config = addresses.find(({ file, path }) => file === page?.loaded.file || path === address)
  if (!config) {
    const paths = [...joined.map(({ pathname }) => pathname), ...addresses.map(({ path }) => path)]
    throw unknownValue('--page', address, [...new Set(paths)])
  }
  const sources = sourcesOf(site)
  const files = new Set([siteFile, wordsFile, kindsFile, config.file])
  // The loop also visits files that it adds.
  for (const file of files) for (const other of importsOf(file, sources(file) ?? '')) files.add(other)
  const endpoint = page?.endpoint ?? childOf(childOf(config.input, 'content'), 'endpoint')
  if (typeof endpoint === 'string') files.add(fileOf(endpoint))
  const { structuredData, content, name = config.name } = page?.loaded.page ?? {}
  files.add(questionsFile(structuredData?.faqSet ?? name))
  if (content?.fallback !== undefined) files.add(`page-configs/fallback/${content.fallback}.json`)
  const pictures = new Set(page?.bound.pictures.all.map((picture) => picture.replace(/^\/storage\//, '')))
  return ({ file, path: [key = ''] }: Finding): boolean => {
    if (site.records.has(file)) return pictures.has(String(key))
    return files.has(file) || (file === metadataFile && key === name)
  }
}
