import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { publish, type PublishOptions } from '../../../src/publish/publish.ts'
import { overrideSite } from '../../../src/site/config/override-site.ts'
import type { SiteConfig } from '../../../src/site/config/site-config.ts'
import { findProblems } from '../../../src/lint/find-problems.ts'
import { sampleSetting } from '../../../src/lint/rules/sample-setting.ts'
import { sayFindings } from '../../../src/lint/say-findings.ts'
import { exampleSite } from '../../support/example-site.ts'
import { root, site, siteConfig } from '../../support/site-config.ts'

const { pages } = siteConfig
const about = pages.filter(({ path }) => path === '/about')

/** Returns the findings of samples in these configs, as a publish at a deployed address prints them. */
const marked = (config: SiteConfig) => {
  const project = {
    root,
    files: [],
    names: [],
    addresses: [],
    records: new Map(),
    siteRules: new Map(),
    config,
  }
  return sayFindings(findProblems(project, { 'sample-setting': sampleSetting }, { deployed: true }))
}

test('each sample that is still there is named, with its place', () => {
  expect(marked({ ...siteConfig, pages: about })).toMatchInlineSnapshot(`
    "page-configs/site.ts
      26:10 phone [sample-setting]
        problem   is marked as a sample
        received  "+91 90000 00000"
      27:10 email [sample-setting]
        problem   is marked as a sample
        received  "hello@xigi.example"
      28:17 supportEmail [sample-setting]
        problem   is marked as a sample
        received  "support@xigi.example"
      59:12 socials [sample-setting]
        problem   is marked as a sample
        received  ["https://www.facebook.com/xigi.example","https://www.youtube.com/@xigi.example","https://www.instagram.com/xigi.example"]
      67:13 copyright.parent [sample-setting]
        problem   is marked as a sample
        received  "https://technologies.xigi.example"

    page-configs/clients/district-hospital.json
      11:3 sample [sample-setting]
        problem   is marked as a sample
        received  "Revathi Murugan"

    page-configs/clients/engineering-college.json
      11:3 sample [sample-setting]
        problem   is marked as a sample
        received  "Joseph Kurian"

    page-configs/clients/auto-components-plant.json
      11:3 sample [sample-setting]
        problem   is marked as a sample
        received  "Sandeep Kulkarni"

    page-configs/clients/conference-producer.json
      11:3 sample [sample-setting]
        problem   is marked as a sample
        received  "Farida Sheikh""
  `)
})

test('what the environment names is no sample any more; an empty entry names nothing', () => {
  const env = { VITE_PHONE: '+91 44 2000 0000', VITE_EMAIL: '' }
  const own = overrideSite(site, env)
  expect(own).toMatchObject({ phone: '+91 44 2000 0000', email: site.email })
  expect(own.samples).toEqual(site.samples.filter((key) => key !== 'phone'))
  expect(overrideSite(site, { ...env, VITE_EMAIL: 'sales@own.example' }).samples).not.toContain('email')
})

test('without a mark there is nothing to say', () => {
  const plain = pages.filter(({ path }) => path === '/contact')
  expect(marked({ ...siteConfig, pages: plain, site: { ...site, samples: [] } })).toBe('')
})

test('all that is invented in this project is marked: clients, telephone, e-mails, socials, the parent company', () => {
  expect(site.samples).toEqual(['phone', 'email', 'supportEmail', 'socials', 'copyright.parent'])
  const clients = pages.flatMap(({ page }) =>
    page.blocks.flatMap((block) => (block.type === 'testimonials' ? block.clients : [])),
  )
  expect(clients.length).toBeGreaterThan(0)
  expect(clients.filter(({ sample }) => !sample)).toEqual([])
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
  afterEach(() => void vi.unstubAllEnvs())
  const publishing = (more: Partial<PublishOptions> = {}) => publish({ root, outDir: '.tmp/never', ...more })

  test('is refused as long as there are samples', async () => {
    await expect(publishing()).rejects.toThrow(
      /\[sample-setting\][^]*"Revathi Murugan"[^]*npm run build -- --samples/,
    )
  })

  test('is refused while a text of the scaffold is left, also with `despiteContent`', async () => {
    const page = 'page-configs/general/index.ts'
    const files = { [page]: (text: string) => text.replace('Welche Lampe', 'SAMPLE: welche Lampe') }
    const own = { root: await exampleSite(files), outDir: 'never', despiteContent: true }
    await expect(publish(own)).rejects.toThrow(
      new RegExp(`${page}[^]*\\[sample-text\\]\n[^]*npm run build -- --samples`),
    )
    await expect(publish({ ...own, allowSamples: true })).rejects.not.toThrow(/sample-text/)
  })

  test('goes on for a preview, by option or by environment', async () => {
    await expect(publishing({ allowSamples: true })).rejects.not.toThrow(/sample-setting/)
    vi.stubEnv('VITE_ALLOW_SAMPLES', '1')
    await expect(publishing()).rejects.not.toThrow(/sample-setting/)
  })

  test('without such an address samples may stay', async () => {
    vi.stubEnv('VITE_SITE_URL', '')
    await expect(publishing()).rejects.not.toThrow(/sample-setting/)
  })
})
