import { beforeEach, describe, expect, test, vi } from 'vitest'
import { publish, type PublishOptions } from '../../../src/publish/publish.ts'
import { asDeployed, overrideSite } from '../../../src/site/config/override-site.ts'
import type { SiteConfig } from '../../../src/site/config/site-config.ts'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { sampleSetting } from '../../../src/lint/rules/sample-setting.ts'
import { sayFindings } from '../../../src/lint/say-findings.ts'
import { exampleSite } from '../../support/example-site.ts'
import { root, site, siteConfig } from '../../support/site-config.ts'

const { pages } = siteConfig

const emptyProject = {
  root,
  files: [],
  names: [],
  addresses: [],
  records: new Map(),
  siteRules: new Map(),
}

/** Returns the findings of samples in these configs, as a publish at a deployed address prints them. */
const marked = (config: SiteConfig) => {
  return sayFindings(
    findProblems({ ...emptyProject, config }, { rules: { 'sample-setting': sampleSetting }, deployed: true }),
  )
}

/** Names of the sample clients of these pages. */
const sampleClients = pages.flatMap(({ page }) =>
  page.blocks.flatMap((block) =>
    block.type === 'testimonials' ? block.clients.filter(({ sample }) => sample).map(({ name }) => name) : [],
  ),
)

test('each remaining sample is listed', () => {
  const report = marked(siteConfig)
  for (const setting of site.samples)
    expect(report).toMatch(new RegExp(`^  .*${setting} \\[sample-setting\\]`, 'm'))
  for (const name of sampleClients) expect(report).toContain(`received  "${name}"`)
})

test('a value of the environment replaces a sample; an empty value does not', () => {
  const env = { VITE_PHONE: '+91 44 2000 0000', VITE_EMAIL: '' }
  const samples = ['phone', 'email', 'socials'] satisfies typeof site.samples
  const overridden = overrideSite({ ...site, samples }, env)
  expect(overridden).toMatchObject({ phone: '+91 44 2000 0000', email: site.email })
  expect(overridden.samples).toEqual(['email', 'socials'])
  const more = overrideSite({ ...site, samples }, { ...env, VITE_EMAIL: 'sales@own.example' })
  expect(more.samples).toEqual(['socials'])
})

test('without marks nothing is reported', () => {
  const plain = pages.filter(({ path }) => path === '/contact')
  expect(marked({ ...siteConfig, pages: plain, site: { ...site, samples: [] } })).toBe('')
})

describe('publishing at a deployed address', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_SITE_URL', 'https://xigi.example')
    // No service answers at this address, so a publish that passes the samples fails before it builds anything.
    vi.stubEnv('VITE_CONTENT_HOST', 'http://127.0.0.1:9')
    vi.stubEnv('VITE_EMAILJS_SERVICE', 'service_own')
    vi.stubEnv('VITE_EMAILJS_TEMPLATE', 'template_own')
    vi.stubEnv('VITE_EMAILJS_KEY', 'key_of_our_own')
  })
  const publishing = (more: Partial<PublishOptions> = {}) => publish({ root, outDir: '.tmp/never', ...more })

  test('is refused while there are sample settings', async () => {
    await expect(publishing()).rejects.toThrow(/\[sample-setting\][^]*npm run build -- --samples/)
  })

  test('leaves sample clients out, whose block is then hidden', () => {
    const shown = (env: Record<string, string>) =>
      asDeployed({ ...emptyProject, config: siteConfig }, env).config.pages.flatMap(({ page }) =>
        page.blocks.flatMap((block) => (block.type === 'testimonials' ? [block.samples] : [])),
      )
    expect(shown({ VITE_SITE_URL: 'https://xigi.example' })).not.toContain('marked')
    expect(shown({ VITE_SITE_URL: 'https://xigi.example', VITE_ALLOW_SAMPLES: '1' })).toContain('marked')
    expect(shown({})).toContain('marked')
  })

  test('is refused while a text of the scaffold is left, also with `despiteContent`', async () => {
    const page = 'page-configs/general/index.ts'
    const files = { [page]: (text: string) => text.replace('Welche Lampe', 'SAMPLE: welche Lampe') }
    const options = { root: await exampleSite(files), outDir: 'never', despiteContent: true }
    await expect(publish(options)).rejects.toThrow(
      new RegExp(`${page}[^]*\\[sample-text\\]\n[^]*npm run build -- --samples`),
    )
    await expect(publish({ ...options, allowSamples: true })).rejects.not.toThrow(/sample-text/)
  })

  test('continues for a preview, by option or by environment', async () => {
    await expect(publishing({ allowSamples: true })).rejects.not.toThrow(/sample-setting/)
    vi.stubEnv('VITE_ALLOW_SAMPLES', '1')
    await expect(publishing()).rejects.not.toThrow(/sample-setting/)
  })

  test('without such an address samples may stay', async () => {
    vi.stubEnv('VITE_SITE_URL', '')
    await expect(publishing()).rejects.not.toThrow(/sample-setting/)
  })
})
