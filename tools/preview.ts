import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { commands } from '../src/author/command-line/commands.mjs'
import { previewKey, SHORTEST_SECRET } from '../src/serve/preview-key.ts'
import { previewPath } from '../src/serve/preview.ts'
import { readEnvironment } from '../src/site/config/read-environment.ts'
import { AuthorError } from '../src/util/author-error.ts'

/** Maximum days of a link: a forgotten one must end. */
const MAX_DAYS = 90

/** `npm run preview`: prints a link to the preview, or to one page of it. */
const { values, positionals } = parseArgs({ args: process.argv.slice(3), ...commands.preview })
const [page = ''] = positionals
const { PREVIEW_SECRET: secret = '', PORT = '4173' } = process.env
const example = randomBytes(24).toString('base64url')
if (secret.length < SHORTEST_SECRET)
  throw new AuthorError(
    `PREVIEW_SECRET needs at least ${SHORTEST_SECRET} characters. Set it for this command and for the server: PREVIEW_SECRET=${example}`,
    [],
  )
const days = Number(values.days)
if (!(days > 0 && days <= MAX_DAYS))
  throw new AuthorError(`--days must be a number up to ${MAX_DAYS}: ${values.days}`, [])
if (page !== '' && !page.startsWith('/'))
  throw new AuthorError(`An address begins with a slash: /${page}`, [])
const { VITE_SITE_URL: site = `http://127.0.0.1:${PORT}` } = await readEnvironment(process.cwd())
const end = Date.now() + days * 86_400_000
console.log(`${site}${previewPath}?key=${previewKey({ page, end }, secret)}`)
console.log(`It ends at ${new Date(end).toISOString()}.`)
