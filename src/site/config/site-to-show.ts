import type { Site } from '../../../schemas/site.ts'
import type { SiteConfig } from './site-config.ts'
import { overrideSite } from './override-site.ts'
import { withSubmenus } from './submenus.ts'

/** The settings as pages show them: those that differ by deployment from the environment, the menus with the pages beneath their links. */
export function siteToShow(
  { site, pages }: Pick<SiteConfig, 'site' | 'pages'>,
  env: Record<string, string | undefined>,
): Site {
  return withSubmenus(overrideSite(site, env), pages)
}
