import type { Site } from '../../../schemas/site.ts'
import type { SiteConfig } from './site-config.ts'

/** The settings that differ by deployment, taken from the environment where it names them. */
export function overrideSite(site: Site, env: Record<string, string | undefined>): Site {
  const given = {
    ...(env.VITE_PHONE && { phone: env.VITE_PHONE }),
    ...(env.VITE_EMAIL && { email: env.VITE_EMAIL }),
  }
  // What the environment names is the owner's own.
  return { ...site, ...given, samples: site.samples.filter((key) => !(key in given)) }
}

/** A site's configs with these settings. */
export const asDeployed = (config: SiteConfig, env: Record<string, string | undefined>): SiteConfig => ({
  ...config,
  site: overrideSite(config.site, env),
})
