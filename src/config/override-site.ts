import type { Site } from '../../schemas/site.ts'

/** The settings that differ by deployment, taken from the environment where it names them. */
export function overrideSite(site: Site, env: Record<string, string | undefined>): Site {
  return { ...site, phone: env.VITE_PHONE ?? site.phone, email: env.VITE_EMAIL ?? site.email }
}
