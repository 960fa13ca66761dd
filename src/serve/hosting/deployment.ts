import { framesOf, runsWasm } from '../../../block-library/blocks.ts'
import { movedOf, type Redirect } from '../../../schemas/redirects.ts'
import { goneAddresses, redirectsAfter } from '../../site/config/shown-config.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import { emailServiceOrigin } from '../../runtime/enquiry/email-service.ts'
import { pictureSources } from '../../site/content/picture-rule.ts'
import type { ForeignOrigins } from './csp.ts'

/** The data that a host needs to serve the published site. */
export interface Deployment {
  /** Address at which the site is published. */
  siteUrl: string
  /** Whether the embedded content service is used. It must then run beside the files. */
  ownContent: boolean
  /** Whether the site's own server takes enquiries. It must then run beside the files. */
  ownEnquiries: boolean
  foreign: ForeignOrigins
  /**
   * Addresses with parameters, such as `/notes/:id`. For a page that is not published there, the app requests the
   * content.
   */
  parameterPaths: string[]
  /** Addresses that have moved. */
  redirects: Redirect[]
  /** Addresses whose page is gone for good. */
  gone: string[]
}

/** Returns the deployment for the configs and the environment with which the site is published. */
export function deploymentOf(config: SiteConfig, siteUrl: string, env: Env): Deployment {
  const { VITE_CONTENT_HOST, VITE_EMAILJS_KEY, VITE_EMAILJS_ORIGIN } = env
  return {
    siteUrl,
    ownContent: !VITE_CONTENT_HOST,
    ownEnquiries: !VITE_EMAILJS_KEY,
    foreign: {
      content: originsOf([VITE_CONTENT_HOST]),
      pictures: pictureSources(config.site),
      enquiries: originsOf([VITE_EMAILJS_KEY && (VITE_EMAILJS_ORIGIN || emailServiceOrigin)]),
      // A visitor can go from one page to any other without reloading, so every page must allow the frames of all
      // pages.
      hasWasm: config.pages.some(({ page }) => runsWasm(page.blocks)),
      frames: originsOf(config.pages.flatMap(({ page }) => framesOf(page.blocks))),
    },
    parameterPaths: config.pages.map(({ path }) => path).filter((path) => path.includes(':')),
    redirects: [...movedOf(config.redirects), ...redirectsAfter(config)],
    gone: goneAddresses(config),
  }
}

type Env = Record<string, string | undefined>

function originsOf(addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}
