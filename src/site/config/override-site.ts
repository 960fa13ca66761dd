import type { Site } from '../../../schemas/site.ts'
import type { FoundProject } from './project.ts'

/** Returns the project with the site settings of this deployment. Every way to read a site uses this function. */
export function asDeployed<P extends FoundProject>(
  project: P,
  env: Readonly<Record<string, string | undefined>>,
): P {
  const { config } = project
  return config ? { ...project, config: { ...config, site: overrideSite(config.site, env) } } : project
}

/** Replaces the settings that the environment gives. A replaced setting no longer counts as a sample. */
export function overrideSite(site: Site, env: Readonly<Record<string, string | undefined>>): Site {
  const given = {
    ...(env.VITE_PHONE && { phone: env.VITE_PHONE }),
    ...(env.VITE_EMAIL && { email: env.VITE_EMAIL }),
  }
  return { ...site, ...given, samples: site.samples.filter((key) => !(key in given)) }
}
