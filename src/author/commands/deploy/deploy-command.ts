import { parseArgs } from 'node:util'
import { AuthorError } from '../../../util/author-error.ts'
import type { Command } from '../terminal.ts'
import { deployByHost, hostTools } from './deploy-by-host.ts'
import { deployByRclone } from './deploy-by-rclone.ts'
import { publishedFiles } from './published-files.ts'
import { commands } from '../commands.mjs'

/** `npm run deploy`. */
export const deployCommand: Command = async (args, { root, log, env = process.env }) => {
  const { values } = parseArgs({ args, ...commands.deploy })
  const outDir = 'dist'
  const keepDays = Number(values.keep)
  if (!(keepDays >= 0)) throw new Error(`--keep needs a number of days, not ${values.keep}`)
  const target = values.to ?? env.DEPLOY_TO ?? ''
  const [, tool = '', to = ''] = /^(\w+):(.+)$/.exec(target) ?? []
  if (tool !== 'rclone' && !isHostTool(tool)) throw noTarget(target)
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
