import { type Project, siteFile } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import type { Site } from '../../../schemas/site.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'

const check = ({ config }: Project): Found[] => samplesOf(config, config.site)

export const sampleSetting = defineRule({
  summary: 'No setting that is marked as a sample is published at a deployed address.',
  severity: 'error',
  reads: 'configs',
  when: 'deployed',
  docs: `
    Telephone number, e-mail addresses, social networks and clients may be invented while a site is made. \`samples\` of
    \`page-configs/site.ts\` and \`sample: true\` mark them. Published at its own address (\`VITE_SITE_URL\`), the site would show such
    settings as real. Invented clients are not published there: a warning names each. \`npm run validate -- --deployed\` runs this check
    before publishing.

    Write your own values and remove the mark. For a preview, \`npm run build -- --samples\` publishes the samples.`,
  check,
})

/** Returns a finding for every setting that the site's `samples` name, and for every `sample: true` in a page. */
function samplesOf({ pages }: Pick<SiteConfig, 'pages'>, site: Site): Found[] {
  return [
    ...site.samples.map((key) => sample(siteFile, key.split('.'), valueOf(site, key))),
    ...pages.flatMap(({ file, page }) => [...samplesIn(file, page.blocks, ['blocks'])]),
  ]
}

const sample = (file: string, path: PropertyKey[], value: unknown): Found => ({
  file,
  path,
  problem: 'is marked as a sample',
  received: JSON.stringify(value),
})

function* samplesIn(file: string, value: unknown, path: PropertyKey[]): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  if ('sample' in value && value.sample === true) {
    const name = 'name' in value ? value.name : value
    const problem = 'is marked as a sample, and is not published at a deployed address'
    yield { ...sample(file, [...path, 'sample'], name), problem, severity: 'warning', at: 'key' }
  }
  for (const [key, part] of Object.entries(value)) {
    yield* samplesIn(file, part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

function valueOf(site: Site, key: Site['samples'][number]): unknown {
  if (key === 'socials') return site.socials.map(({ href }) => href)
  return key === 'copyright.parent' ? site.copyright.parent?.href : site[key]
}
