import type { Site } from '../../../schemas/site.ts'
import type { SiteConfig } from '../../config/site-config.ts'
import { AuthorError } from '../../config/author-error.ts'

/**
 * Throws an `AuthorError` that names everything in the configs that is marked as invented: the site's `samples`, and
 * whatever in a page says `sample: true`.
 */
export function checkSamples({ pages }: Pick<SiteConfig, 'pages'>, site: Site): void {
  const settings = site.samples.map((key) => sample(key, valueOf(site, key)))
  const places = [
    { place: 'page-configs/site.ts', problems: settings },
    ...pages.map(({ file, page }) => ({ place: file, problems: [...samplesIn(page.blocks, 'blocks')] })),
  ].filter(({ problems }) => problems.length > 0)
  if (places.length > 0) throw new AuthorError(headline, places, help)
}

const headline = 'VITE_SITE_URL names a published address, and samples still stand where your own belong'

const help =
  'Put your own in their place, and take the mark away: the name out of `samples`, `sample` out of the client. ' +
  'VITE_PHONE and VITE_EMAIL replace the telephone number and the e-mail too. ' +
  'For a preview, publish them as they are: npm run build -- --samples, or VITE_ALLOW_SAMPLES=1.'

const sample = (path: string, value: unknown) => `${path}\n  sample  ${JSON.stringify(value)}`

function* samplesIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('sample' in value && value.sample === true) yield sample(path, 'name' in value ? value.name : value)
  for (const [key, part] of Object.entries(value)) {
    yield* samplesIn(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
  }
}

function valueOf(site: Site, key: Site['samples'][number]): unknown {
  if (key === 'socials') return site.socials.map(({ href }) => href)
  if (key === 'copyright.parent') return site.copyright.parent.href
  return site[key]
}
