import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { importConfigs } from '../../../site/config/import-configs.ts'
import { readEnquiries } from '../../../site/config/read-enquiries.ts'
import type { Command } from '../terminal.ts'
import { runCanary } from './run-canary.ts'
import { canary } from './canary-options.mjs'

const SECOND_MS = 1000
/** Milliseconds for each step of the browser. */
const STEP_MS = 30_000

/** Creates `npm run canary`. `launch` starts a browser. */
export const canaryCommand =
  (launch: () => Promise<Browser>): Command =>
  async (args, { root, env = process.env, log, error }) => {
    const { values } = parseArgs({ args, options: canary.options })
    const [url, seconds, token] = [values.url, Number(values.wait), env.ENQUIRY_INBOX_TOKEN]
    if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url) || !(seconds > 0))
      throw new Error(
        '--url needs the address of the site, and --wait a number of seconds (npm run canary -- --help)',
      )
    if (!token) throw new Error('ENQUIRY_INBOX_TOKEN is missing: set the token of the server’s inbox')
    const { config, site } = await readEnquiries(root, importConfigs(root))
    const page = new URL(url)
    if (page.pathname === '/') page.href = new URL(site?.defaults.contactPage ?? '/', page).href
    const inbox = values.inbox ?? `${page.origin}${config.inbox}`
    const browser = await launch()
    try {
      const fault = await runCanary(browser, {
        url: page.href,
        inbox,
        token,
        email: values.email,
        stepMs: STEP_MS,
        deliveryMs: seconds * SECOND_MS,
        say: (line) => log(`ok  ${line}`),
      })
      if (!fault) return 0
      error(`FAILED at ${fault.step}: ${fault.message}`)
      return 1
    } finally {
      await browser.close()
    }
  }
