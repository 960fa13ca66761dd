import { parseArgs } from 'node:util'
import { launchChromium } from '../bench/chromium.ts'
import { runCanary } from '../bench/canary.ts'
import { runCommand } from '../src/author/commands/terminal.ts'
import { importConfigs } from '../src/site/config/import-configs.ts'
import { readEnquiries } from '../src/site/config/read-enquiries.ts'
import { argumentsSaid, thisTerminal } from './this-terminal.ts'

const help = `npm run canary -- --url ADDRESS [--inbox ADDRESS] [--email ADDRESS] [--wait SECONDS]

  Sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it.

  --url    the site, or the page with the form. Default of the page: defaults.contactPage of page-configs/site.ts
  --inbox  the inbox, if another address than that of the site leads to the server
  --email  the e-mail address in the enquiry. Default: canary@example.com
  --wait   seconds until each channel must have the enquiry. Default: 120

  ENQUIRY_INBOX_TOKEN is the token of the server's inbox. CHROME_PATH is the path of a Chromium.

  Exit code 0: it works; 1: a step failed; 2: the command could not run.`

process.exitCode = await runCommand(
  async (args, { root, env = process.env, log, error }) => {
    const options = {
      url: { type: 'string', default: '' },
      inbox: { type: 'string' },
      email: { type: 'string', default: 'canary@example.com' },
      wait: { type: 'string', default: '120' },
    } as const
    const { url, inbox, email, wait } = parseArgs({ args, options }).values
    const token = env.ENQUIRY_INBOX_TOKEN
    if (!token || !/^https?:/.test(url) || !URL.canParse(url) || !(Number(wait) > 0)) throw new Error(help)
    const { config, site } = await readEnquiries(root, importConfigs(root))
    const page = new URL(url)
    if (page.pathname === '/') page.pathname = site?.defaults.contactPage ?? '/'
    const browser = await launchChromium()
    const settings = { stepMs: 30_000, deliveryMs: Number(wait) * 1000 }
    const say = (line: string) => log(`ok  ${line}`)
    try {
      const address = inbox ?? new URL(config.inbox, page).href
      await runCanary(browser, { url: page.href, inbox: address, token, email, ...settings, say })
      return 0
    } catch (reason) {
      error(`FAILED at ${reason instanceof Error ? reason.message : String(reason)}`)
      return 1
    } finally {
      await browser.close()
    }
  },
  argumentsSaid,
  thisTerminal,
)
