import type { Site } from '../../../schemas/site.ts'
import { AuthorError } from '../../config/author-error.ts'
import type { SiteConfig } from '../../config/site-config.ts'
import { findProblems } from '../../rules/find-problems.ts'
import { sampleSetting } from '../../rules/sample-setting/rule.ts'
import { sayFindings } from '../../rules/say-findings.ts'

/** Throws an `AuthorError` that names everything in the configs that is marked as invented, `site` being what is to be shown. */
export function checkSamples(config: SiteConfig, site: Site, root: string): void {
  const project = {
    root,
    files: [],
    names: [],
    addresses: [],
    records: new Map(),
    config: { ...config, site },
  }
  const findings = findProblems(project, { 'sample-setting': sampleSetting }, { deployed: true })
  if (findings.length > 0) throw new AuthorError(headline, [], `${sayFindings(findings)}\n\n${help}`)
}

const headline = 'VITE_SITE_URL names a published address, and samples still stand where your own belong'

const help =
  'Put your own in their place, and take the mark away: the name out of `samples`, `sample` out of the client. ' +
  'VITE_PHONE and VITE_EMAIL replace the telephone number and the e-mail too. ' +
  'For a preview, publish them as they are: npm run build -- --samples, or VITE_ALLOW_SAMPLES=1.'
