/** An option without a value. @param {string} help */
export const flag = (help) => /** @type {const} */ ({ type: 'boolean', default: false, help })

/** An option with a value. @param {string} value Name of the value. @param {string} help */
export const text = (value, help) => /** @type {const} */ ({ type: 'string', value, help })

const dev = {
  port: text('PORT', 'port (default: the variable PORT, or 5173)'),
  host: text('ADDRESS', 'address of this machine (default: 127.0.0.1)'),
  strictPort: flag('ends if the port is taken, instead of trying the next one'),
  open: flag('opens the browser'),
  force: flag('bundles the packages again'),
  logLevel: text('LEVEL', 'what the terminal shows: info, warn, error or silent'),
}
const port = text('PORT', 'port (default: the variable PORT, or 4173)')
const serve = {
  port,
  'publish-on-time': flag('publishes the site again whenever something begins or ends'),
  preview: flag('also serves dist-preview/ to people with a link of npm run preview'),
}
const format = { ...text('FORMAT', 'pretty, json, github or sarif'), default: 'pretty' }
const exits = 'Exit code 0: no finding, or only warnings; 1: errors; 2: the command could not run.'

/**
 * Commands for sites. Each entry is the one description of a command line: `tools/run.mjs` answers `--help` and unknown
 * options from it, and the command itself parses its arguments with it. The repository of the engine adds those of
 * `tools/bench-commands.mjs`.
 * - `does`: one line for the list of commands.
 * - `usage`: what may follow besides options. `details`: lines of the help below `does`.
 * - `options`: each with its help, and with the name of its value in capitals if it takes one.
 */
export const commands = /** @type {const} */ ({
  dev: {
    does: 'serves the site with all edits, its findings and the editor',
    options: dev,
  },
  workbench: { does: 'serves the site and opens the workbench', options: dev },
  validate: {
    does: 'checks every config and the embedded content',
    usage: '[files…]',
    allowPositionals: true,
    details: ['With files, reports only findings in these files.', exits],
    options: {
      format,
      fix: flag('writes all certain fixes, and shows each as a diff first'),
      deployed: flag('also reports samples, which must not be published'),
      page: text('ADDRESS', 'reports only findings that concern one page and its content'),
    },
  },
  build: {
    does: 'publishes the site in dist/',
    options: {
      'last-good': flag('an endpoint that fails gives its answer of the last complete publish'),
      samples: flag('publishes a preview: with invented settings and clients, and closed to search engines'),
      'despite-content': flag('reports missing content and broken links, but publishes'),
      drafts: flag('publishes everything as a preview in dist-preview/: drafts too, with samples and a mark'),
      at: text('TIME', 'publishes what is public on a day or at a time, such as 2026-12-24T09:00'),
    },
  },
  diff: {
    does: 'compares what is published now with what a commit publishes',
    details: [
      'Words, links, metadata, pictures, bytes and pixels of each page, with the changed lines that cause it.',
      'Exit code 0: compared; 1: could not compare; 3: a page differs, with --fail-on-change.',
    ],
    options: {
      since: {
        ...text('REF', 'the branch or commit that this branch left (default: main)'),
        default: 'main',
      },
      with: text('FOLDER', 'compares with a published folder instead'),
      drafts: flag(
        'compares everything with what is public: drafts too, and what has not begun or has ended',
      ),
      'no-pixels': flag('compares no photographs'),
      format: { ...text('FORMAT', 'text, markdown or json'), default: 'text' },
      report: text('FILE', 'also writes one HTML page with everything, which opens without a server'),
      'fail-on-change': flag('ends with 3 if a page differs'),
    },
  },
  start: {
    does: 'publishes and serves the site',
    details: [
      'Shows pictures in their original form until they are optimised in the background.',
      'The variables are those of serve.',
    ],
    options: serve,
  },
  serve: {
    does: 'serves dist/ with the content service and the enquiries',
    details: [
      'Variables: PORT; PREVIEW_SECRET; HOST, the address of this machine (127.0.0.1); TRUSTED_PROXIES; and those of docs/operations.md.',
    ],
    options: serve,
  },
  preview: {
    does: 'prints a link to the preview, which npm run serve -- --preview serves',
    usage: '[/the/address]',
    allowPositionals: true,
    details: [
      'With an address, the link opens this page alone. It needs the variable PREVIEW_SECRET, as the server does.',
    ],
    options: { days: { ...text('NUMBER', 'days until the link ends (default: 7)'), default: '7' } },
  },
  check: {
    does: 'checks everything: types, configs, content, contrast, published pages',
    details: [
      'Without a build, no page is checked. Warnings do not fail a step. Each line says how much a step has judged.',
      'Exit code 0: nothing found; 1: a step failed; 2: the command could not run.',
    ],
    options: {},
  },
  doctor: {
    does: 'asks the content service for all answers, and checks every config against them',
    details: [exits],
    options: {
      host: text('URL', 'the content host (default: VITE_CONTENT_HOST, or the embedded content)'),
      format,
    },
  },
  new: {
    does: 'writes a page with its content, an article, a redirect, a block, words or a site',
    usage: '[what]',
    allowPositionals: true,
    details: [
      'Asks for missing options. Existing files are never overwritten.',
      'Exit code 0, or 1 if nothing was written.',
      '',
      'npm run new -- product --title "Garden Lamp"     a page of any kind of page-configs/kinds.ts',
      'npm run new -- page --title "Service"            a page of general/, --kind names its kind',
      'npm run new -- product --title "Garden Lamp" --from /the/page/to/copy',
      '                                                 a copy of another page',
      'npm run new -- article --title "How to clean a lamp"',
      'npm run new -- redirect --from /old --to /new',
      'npm run new -- block --name price-table',
      'npm run new -- words                             the words that words.ts lacks, to change or to translate them',
      'npm run new -- site --language de --title "Kornblum"    a whole site in an empty folder',
    ],
    options: {
      title: text('TEXT', 'title of the page, article or site'),
      slug: text('NAME', 'last part of the address (default: made from the title, in Latin letters)'),
      kind: text('KIND', 'kind of a page in general/'),
      name: text('NAME', 'name of the block'),
      from: text('ADDRESS', 'page to copy, or the address that the redirect answers'),
      to: text('ADDRESS', 'address that the redirect leads to'),
      language: text('TAG', 'language of the site, such as en or pt-PT (default: en)'),
      draft: flag('begins the page or article as a draft, which no publish shows'),
    },
  },
  rename: {
    does: 'moves a page: its file, the links to it, a redirect',
    usage: '/the/old/address /the/new/address',
    allowPositionals: true,
    options: {},
  },
  remove: {
    does: 'removes a page or an article: its files and translations, its cards, the links of menus',
    usage: '/the/address',
    allowPositionals: true,
    details: ['Needs --to or --gone. Exit code 0, or 1 if nothing was written.'],
    options: {
      to: text('ADDRESS', 'page to which a redirect and all other links lead'),
      gone: flag('no redirect: the address has no page any more'),
    },
  },
  translate: {
    does: 'lists the texts that another language lacks, or whose translation is of an earlier text',
    usage: 'LANGUAGE [files…]',
    allowPositionals: true,
    details: [
      'With files, lists the texts of these configs and answers; otherwise those of the site, and of files with translations.',
      'A translation is stale until its "of" is the hash of the text, which the list prints.',
    ],
    options: {
      write: flag('writes the files of translations, with an empty one for each missing text'),
      export: text('FILE', 'writes the texts for a translator: .xlf is XLIFF 2.0, .csv a table'),
      import: text('FILE', 'takes the translations of such a file, and lists those that do not fit'),
    },
  },
  schemas: {
    does: 'writes the generated files, for editors and the content service',
    options: { ignored: flag('writes only those that git ignores, silently, as npm ci does') },
  },
  enquiries: {
    does: 'lists, delivers and erases stored enquiries',
    usage: 'COMMAND',
    allowPositionals: true,
    details: [
      'list               lists enquiries',
      'show ID            prints an enquiry and its deliveries',
      'export             prints enquiries as CSV: npm run --silent enquiries -- export > enquiries.csv',
      'answered ID        marks an enquiry as answered',
      'deliver ID         delivers an enquiry again',
      'erase EMAIL|PHONE  lists everything about a person, and deletes it with --yes',
      'clock              says that the clock of the computer is right, where the server reports a doubt',
      '',
      'ID is the id or the reference of an enquiry. The store is that of the server: ENQUIRY_STORE.',
      'Exit code 0: done; 1: no such enquiry, or not delivered; 2: the command could not run.',
    ],
    options: {
      open: flag('list, export: only those not answered'),
      flagged: flag('list, export: only likely spam'),
      failed: flag('list, export: only those with a failed delivery'),
      channel: text('NAME', 'deliver: only to this channel'),
      yes: flag('erase: deletes'),
    },
  },
})
