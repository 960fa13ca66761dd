import { framesOf } from '../../../block-library/blocks.ts'
import type { Redirect } from '../../../schemas/redirects.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import { emailServiceOrigin } from '../../runtime/enquiry/email-service.ts'
import { pictureSources } from '../../site/content/picture-rule.ts'
import type { ForeignOrigins } from './csp.ts'

/** What a host must know of the published site. */
export interface Deployment {
  /** The address the site is published at. */
  siteUrl: string
  /** Whether the embedded content service answers, which then has to run beside the files. */
  ownContent: boolean
  foreign: ForeignOrigins
  /** Addresses with parameters, such as `/notes/:id`: what is not published there, the app looks for itself. */
  parameterPaths: string[]
  /** Addresses that have moved. */
  redirects: Redirect[]
}

/** Reads it from the configs and the environment that the site is published with. */
export function deploymentOf(config: SiteConfig, siteUrl: string, env: Env): Deployment {
  const { VITE_CONTENT_HOST, VITE_EMAILJS_KEY, VITE_EMAILJS_ORIGIN } = env
  return {
    siteUrl,
    ownContent: !VITE_CONTENT_HOST,
    foreign: {
      content: originsOf([VITE_CONTENT_HOST]),
      pictures: pictureSources(config.site),
      enquiries: originsOf([VITE_EMAILJS_KEY && (VITE_EMAILJS_ORIGIN || emailServiceOrigin)]),
      // A page can be left for any other without loading anew, so what one frames all must allow.
      frames: originsOf(config.pages.flatMap(({ page }) => framesOf(page.blocks))),
    },
    parameterPaths: config.pages.map(({ path }) => path).filter((path) => path.includes(':')),
    redirects: config.redirects,
  }
}

type Env = Record<string, string | undefined>

function originsOf(addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}
