import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { importConfigs } from '../../../site/config/import-configs.ts'
import { readEnquiries } from '../../../site/config/read-enquiries.ts'
import type { Command } from '../terminal.ts'
import { runCanary } from './run-canary.ts'

const help = `npm run canary -- --url ADDRESS [--inbox ADDRESS] [--email ADDRESS] [--wait SECONDS]

  Sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it.

  --url    the site, or the page with the form. Default of the page: defaults.contactPage of page-configs/site.ts
  --inbox  the inbox, if another address than that of the site leads to the server
  --email  the e-mail address in the enquiry. Default: canary@example.com
  --wait   seconds until each channel must have the enquiry. Default: 120

  ENQUIRY_INBOX_TOKEN is the token of the server's inbox. CHROME_PATH is the path of a Chromium.

  Exit code 0: it works; 1: a step failed; 2: the command could not run.`

const SECOND_MS = 1000
/** Milliseconds for each step of the browser. */
const STEP_MS = 30_000

/** Creates `npm run canary`. `launch` starts a browser. */
export const canaryCommand =
  (launch: () => Promise<Browser>): Command =>
  async (args, { root, env = process.env, log, error }) => {
    const { values } = parseArgs({
      args,
      options: {
        url: { type: 'string' },
        inbox: { type: 'string' },
        email: { type: 'string', default: 'canary@example.com' },
        wait: { type: 'string', default: '120' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      log(help)
      return 0
    }
    const [url, seconds, token] = [values.url, Number(values.wait), env.ENQUIRY_INBOX_TOKEN]
    if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url) || !(seconds > 0))
      throw new Error(help)
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
