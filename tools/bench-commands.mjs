import { flag, text } from '../src/author/command-line/commands.mjs'

const folder = text('FOLDER', 'takes a published folder instead of publishing')

/**
 * Commands of the engine's repository, beside those for sites (`src/author/command-line/commands.mjs`). An entry with `runs`
 * is a command of the shell; any other is a tool of this folder.
 */
export const benchCommands = /** @type {const} */ ({
  check: {
    does: 'checks format, lint, types and configs, and runs tests. npm test adds the slow ones and the browser',
    details: [
      'All steps run, even after a failure. The last line names the failed steps, and what to do.',
      'Exit code 0: all passed; 1: a step failed.',
    ],
    options: {
      fast: flag('omits the slow tests and those in the browser (npm run check has it)'),
      all: flag('adds the tests that a release needs (npm run test:all has it)'),
      page: text('ADDRESS', 'checks one page: its findings, and the rendering tests that name it'),
    },
  },
  fix: {
    does: 'formats files, and applies the fixes of lint',
    runs: 'oxfmt -c .prettierrc.json . && oxlint -c oxlint.config.mjs --fix',
    options: {},
  },
  canary: {
    does: 'sends a marked enquiry through the published form, sees it arrive in the store and at each channel, and removes it',
    details: [
      'ENQUIRY_INBOX_TOKEN is the token of the server’s inbox. CHROME_PATH is the path of a Chromium.',
      'Exit code 0: it works; 1: a step failed; 2: the command could not run.',
    ],
    options: {
      url: { ...text('ADDRESS', 'the site, or the page with the form'), default: '' },
      inbox: text('ADDRESS', 'the inbox, if another address than that of the site leads to the server'),
      email: { ...text('ADDRESS', 'the e-mail address in the enquiry'), default: 'canary@example.com' },
      wait: { ...text('SECONDS', 'until each channel must have the enquiry'), default: '120' },
    },
  },
  lighthouse: {
    does: 'runs Lighthouse for phones on the published pages, and prints the medians of each route',
    details: ['A route that misses a goal fails the command.'],
    options: {
      routes: text('ROUTES', 'such as /,/contact (default: all)'),
      runs: { ...text('NUMBER', 'runs for each route'), default: '5' },
      folder,
      report: flag('only prints: a missed goal fails nothing'),
    },
  },
  bench: {
    does: 'measures publishing in a temporary copy: first build, unchanged, after one change, with more pages',
    options: {
      pages: { ...text('NUMBERS', 'added pages, such as 1000,10000'), default: '1000' },
      keep: flag('leaves the copy, and prints its folder'),
    },
  },
  'bench:dev': {
    does: 'measures the answers of the development server: first, again, and after an edit of the page',
    options: { pages: { ...text('NUMBERS', 'added pages'), default: '1,1000' } },
  },
  'bench:presses': {
    does: 'presses texts of all pages in the studio: how many lead to their own place in the files, and which do not',
    options: { texts: { ...text('NUMBER', 'texts'), default: '1000' } },
  },
  'bench:server': {
    does: 'loads the server: memory, many connections, publishes, a flood of enquiries. Ends with 1 if one goes wrong',
    options: {
      requests: { ...text('NUMBER', 'requests'), default: '50000' },
      connections: { ...text('NUMBER', 'connections'), default: '200' },
      seconds: { ...text('NUMBER', 'seconds of each load'), default: '15' },
      folder,
    },
  },
  engines: {
    does: 'runs the core tests in Firefox and WebKitGTK',
    runs: 'vitest run --project engines',
    options: {},
  },
  fuzz: {
    does: 'sends pages 100,000 odd answers; FUZZ_SEED repeats a run',
    runs: 'FUZZ_CASES=100000 vitest run --project unit tests/engine/unit/content-fuzz.test.ts',
    options: {},
  },
  'planner:properties': {
    does: 'tests the screen planner’s plans on 100,000 cases of each property',
    runs: 'PLANNER_CASES=100000 vitest run --project unit tests/site/unit/planner-properties.test.ts',
    options: {},
  },
  'test:bare': {
    does: 'runs the commands of the README on a bare Debian (needs root and debootstrap)',
    runs: 'tests/bare-machine.sh',
    options: {},
  },
  'test:deploy': {
    does: 'tests deploying with rclone, to servers of SFTP and WebDAV',
    runs: 'RCLONE=1 vitest run --project unit tests/repo/deploy-recipe.test.ts',
    options: {},
  },
  'test:nginx': {
    does: 'sends the hostile requests and addresses through nginx too',
    runs: 'NGINX=1 vitest run --project unit tests/engine/unit/server-hostile.test.ts tests/engine/unit/addresses.test.ts',
    options: {},
  },
  'test:vnu': {
    does: 'checks every published page with the W3C’s checker',
    runs: 'VNU=1 vitest run --project unit tests/engine/unit/html-by-vnu.test.ts',
    options: {},
  },
  sbom: {
    does: 'prints every package as CycloneDX',
    runs: 'npm sbom --sbom-format=cyclonedx --omit=dev --package-lock-only',
    options: {},
  },
})
