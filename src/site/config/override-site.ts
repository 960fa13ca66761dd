import type { Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { FoundProject } from './project.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Returns the project with the site settings of this deployment. At a deployed address, invented clients are hidden
 * unless samples are allowed. Every way to read a site uses this function.
 */
export function asDeployed<P extends FoundProject>(project: P, env: Env): P {
  const { config } = project
  if (!config) return project
  const pages = showsSamples(env) ? config.pages : config.pages.map(withoutSamples)
  return { ...project, config: { ...config, pages, site: overrideSite(config.site, env) } }
}

/** Whether invented clients are shown: everywhere but at a deployed address. */
export const showsSamples = ({ VITE_SITE_URL, VITE_ALLOW_SAMPLES }: Env) =>
  !VITE_SITE_URL || Boolean(VITE_ALLOW_SAMPLES)

/** Returns a page in which invented clients are hidden. */
export function withoutSamples<P extends { page: Page }>(loaded: P): P {
  const { page } = loaded
  if (!page.blocks.some((block) => 'samples' in block)) return loaded
  const blocks = page.blocks.map((block) =>
    'samples' in block ? { ...block, samples: 'hidden' as const } : block,
  )
  return { ...loaded, page: { ...page, blocks } }
}

/** Replaces the settings that the environment gives. A replaced setting no longer counts as a sample. */
export function overrideSite(site: Site, env: Env): Site {
  const given = {
    ...(env.VITE_PHONE && { phone: env.VITE_PHONE }),
    ...(env.VITE_EMAIL && { email: env.VITE_EMAIL }),
  }
  return { ...site, ...given, samples: site.samples.filter((key) => !(key in given)) }
}
