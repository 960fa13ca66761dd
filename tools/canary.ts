import { parseArgs } from 'node:util'
import { launchChromium } from '../bench/chromium.ts'
import { runCanary } from '../bench/canary.ts'
import { runCommand } from '../src/author/command-line/terminal.ts'
import { importConfigs } from '../src/site/config/import-configs.ts'
import { readEnquiries } from '../src/serve/enquiries/read-enquiries.ts'
import { benchCommands } from './bench-commands.mjs'
import { messageOf } from '../src/util/message-of.ts'
import { commandArguments, thisTerminal } from './this-terminal.ts'

/** `npm run canary`. */
process.exitCode = await runCommand(
  async (args, { root, env = process.env, log, error }) => {
    const { url, inbox, email, wait } = parseArgs({ args, ...benchCommands.canary }).values
    const token = env.ENQUIRY_INBOX_TOKEN
    if (!token || !/^https?:/.test(url) || !URL.canParse(url) || !(Number(wait) > 0))
      throw new Error(
        'ENQUIRY_INBOX_TOKEN, --url and the number of --wait are needed (npm run canary -- --help)',
      )
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
      error(`FAILED at ${messageOf(reason)}`)
      return 1
    } finally {
      await browser.close()
    }
  },
  commandArguments,
  thisTerminal,
)
