import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { publish, type PublishOptions } from '../../src/publish/publish.ts'
import { checkSamples } from '../../src/publish/pages/check-samples.ts'
import { overrideSite } from '../../src/config/override-site.ts'
import { root, site, siteConfig } from '../support/site-config.ts'

const { pages } = siteConfig
const about = pages.filter(({ path }) => path === '/about')

test('each sample that is still there is named, with its place', () => {
  expect(() => checkSamples({ ...siteConfig, pages: about }, site, root)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: VITE_SITE_URL names a published address, and samples still stand where your own belong

    page-configs/site.ts
      26:10 phone [sample-setting]
        problem   is marked as a sample
        received  "+91 90000 00000"
      27:10 email [sample-setting]
        problem   is marked as a sample
        received  "hello@xigi.example"
      28:17 supportEmail [sample-setting]
        problem   is marked as a sample
        received  "support@xigi.example"
      58:12 socials [sample-setting]
        problem   is marked as a sample
        received  ["https://www.facebook.com/xigi.example","https://www.youtube.com/@xigi.example","https://www.instagram.com/xigi.example"]
      66:13 copyright.parent [sample-setting]
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
        received  "Farida Sheikh"

    Put your own in their place, and take the mark away: the name out of \`samples\`, \`sample\` out of the client. VITE_PHONE and VITE_EMAIL replace the telephone number and the e-mail too. For a preview, publish them as they are: npm run build -- --samples, or VITE_ALLOW_SAMPLES=1.]
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
  expect(() => checkSamples({ ...siteConfig, pages: plain }, { ...site, samples: [] }, root)).not.toThrow()
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
    // Nobody answers there: what is let past the samples ends here, long before anything is built.
    vi.stubEnv('VITE_CONTENT_HOST', 'http://127.0.0.1:9')
  })
  afterEach(() => void vi.unstubAllEnvs())
  const publishing = (more: Partial<PublishOptions> = {}) => publish({ root, outDir: '.tmp/never', ...more })

  test('is refused as long as there are samples', async () => {
    await expect(publishing()).rejects.toThrow(
      /samples still stand where your own belong[^]*"Revathi Murugan"/,
    )
  })

  test('goes on for a preview, by option or by environment', async () => {
    await expect(publishing({ allowSamples: true })).rejects.not.toThrow(/samples still stand/)
    vi.stubEnv('VITE_ALLOW_SAMPLES', '1')
    await expect(publishing()).rejects.not.toThrow(/samples still stand/)
  })

  test('without such an address samples may stay', async () => {
    vi.stubEnv('VITE_SITE_URL', '')
    await expect(publishing()).rejects.not.toThrow(/samples still stand/)
  })
})
