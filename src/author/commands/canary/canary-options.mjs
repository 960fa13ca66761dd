import { text } from '../commands.mjs'

/** Description of the command line of `npm run canary`, which only the repository of the engine has. */
export const canary = /** @type {const} */ ({
  does: 'sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it',
  details: [
    'ENQUIRY_INBOX_TOKEN is the token of the server’s inbox. CHROME_PATH is the path of a Chromium.',
    'Exit code 0: it works; 1: a step failed; 2: the command could not run.',
  ],
  options: {
    url: text(
      'ADDRESS',
      'the site, or the page with the form (default: defaults.contactPage of page-configs/site.ts)',
    ),
    inbox: text('ADDRESS', 'the inbox, if another address than that of the site leads to the server'),
    email: { ...text('ADDRESS', 'the e-mail address in the enquiry'), default: 'canary@example.com' },
    wait: { ...text('SECONDS', 'until each channel must have the enquiry'), default: '120' },
  },
})
