import { parseArgs } from 'node:util'
import { AuthorError } from '../../../util/author-error.ts'
import type { Command } from '../terminal.ts'
import { deployByHost, hostTools } from './deploy-by-host.ts'
import { deployByRclone } from './deploy-by-rclone.ts'
import { publishedFiles } from './published-files.ts'

const help = `npm run deploy [-- options]

  Uploads the changed files of dist/ with a tool that is installed on this machine. New files with a hash in their names
  are uploaded first, pages last, and old files stay for a while. A broken upload leaves the old site complete.

  --to TOOL:TARGET   where to (default: the variable DEPLOY_TO)
                       rclone:REMOTE:PATH     S3, R2, GCS, SFTP, WebDAV and others: rclone config
                       netlify:SITE           id or name of the site; netlify login
                       wrangler:PROJECT       Cloudflare Pages; wrangler login
  --record REMOTE    with rclone: place of the record of deployed files (default: PATH-deploy, beside the site)
  --keep DAYS        with rclone: days that unused files stay for open pages (default: 7)
  --take-over        with rclone: ignores the lock of a deploy that was killed

  Exit code 0: deployed; 2: not or only partly deployed. The message says what is on the remote.`

/** `npm run deploy`. */
export const deployCommand: Command = async (args, { root, log, env = process.env }) => {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string', default: env.DEPLOY_TO ?? '' },
      record: { type: 'string' },
      keep: { type: 'string', default: '7' },
      'take-over': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    log(help)
    return 0
  }
  const outDir = 'dist'
  const keepDays = Number(values.keep)
  if (!(keepDays >= 0)) throw new Error(`--keep needs a number of days, not ${values.keep}`)
  const [, tool = '', to = ''] = /^(\w+):(.+)$/.exec(values.to) ?? []
  if (tool !== 'rclone' && !isHostTool(tool)) throw noTarget(values.to)
  const files = await publishedFiles(root, outDir)
  if (isHostTool(tool)) await deployByHost(tool, { to, outDir, env })
  else {
    const { record, 'take-over': takeOver } = values
    await deployByRclone({ root, outDir, files, to, record, keepDays, takeOver, env, log })
  }
  return 0
}

const isHostTool = (tool: string): tool is keyof typeof hostTools => tool in hostTools

const noTarget = (received: string) =>
  new AuthorError(
    received === '' ? 'There is no target to deploy to.' : `${received} is not a target.`,
    [],
    'Expected rclone:REMOTE:PATH, netlify:SITE or wrangler:PROJECT. Set DEPLOY_TO, or: npm run deploy -- --to rclone:storage:bucket/site',
  )
