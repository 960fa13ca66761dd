import { groupBy } from '../../util/group-by.ts'
import type { FoundProject } from '../config/project.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'

/**
 * Returns a project's configs with the last valid version of each config that does not parse now. So one invalid file
 * breaks no other page. Undefined if there was never a valid version.
 */
export function keepLastGood(found: FoundProject, last: SiteConfig | undefined): SiteConfig | undefined {
  const { config, addresses, files } = found
  if (!config) return last
  const broken = new Set(files.filter(({ problems }) => problems.length > 0).map(({ file }) => file))
  if (!last || broken.size === 0) return config
  const keep = <T>(folder: string, now: Map<string, T>, before: Map<string, T>) =>
    new Map([...[...before].filter(([name]) => broken.has(`page-configs/${folder}/${name}.json`)), ...now])
  const [now, before] = [config, last].map(({ pages }) => groupBy(pages, ({ file }) => file))
  const pages = addresses.flatMap(({ file }): LoadedPage[] => [
    ...(now?.get(file)?.slice(0, 1) ?? []),
    ...(broken.has(file) ? (before?.get(file) ?? []) : []),
  ])
  return {
    ...config,
    pages,
    faqSets: keep('structured-data', config.faqSets, last.faqSets),
    fallbacks: keep('fallback', config.fallbacks, last.fallbacks),
    redirects: broken.has('page-configs/redirects.ts') ? last.redirects : config.redirects,
  }
}
