import { join } from 'node:path'
import { AuthorError } from '../../../util/author-error.ts'
import { lockRemote } from './deploy-lock.ts'
import {
  deployRecordSchema,
  emptyRecord,
  planDeploy,
  type DeployPlan,
  type DeployRecord,
} from './deploy-record.ts'
import type { FileHashes } from './published-files.ts'
import { openRemote, withoutSecrets, type Remote } from './remote.ts'
import type { Env } from './run-tool.ts'
import { folderBeside, stagingOf, uploadAll } from './upload-all.ts'

export interface RcloneDeploy {
  root: string
  outDir: string
  files: FileHashes
  /** The remote of the site, in rclone's notation. */
  to: string
  /** The remote of the record and the lock. Default: beside the site. */
  record: string | undefined
  keepDays: number
  takeOver: boolean
  env: Env
  log: (line: string) => void
}

/** Name of the record in its folder. */
const recordFile = 'deployed.json'

/** Deploys the changed files: first files with a hash in their names, last pages. Then removes files that are too old. */
export async function deployByRclone(deploy: RcloneDeploy): Promise<void> {
  const { to, env, log } = deploy
  const site = openRemote(to, env)
  const beside = openRemote(deploy.record ?? besideSite(to), env)
  const lock = await lockRemote(beside, deploy.takeOver)
  try {
    const before = await readRecord(beside)
    const plan = planDeploy(before, deploy.files, Date.now(), deploy.keepDays * DAY_MS)
    const changed = plan.hashed.length + plan.others.length + plan.pages.length
    const total = Object.keys(deploy.files).length
    if (changed > 0) {
      await beside.write(recordFile, JSON.stringify(plan.during))
      log(`${changed} of ${total} files are new or changed.`)
      await uploadAll(
        { site, staging: await stagingOf(site, to, env), folder: join(deploy.root, deploy.outDir) },
        plan,
        lock.check,
      )
    }
    await removeOld(site, plan)
    if (changed + plan.removed.length + before.pending.length > 0)
      await beside.write(recordFile, JSON.stringify(plan.after), notRecorded)
    const old = Object.keys(plan.after.unused).length
    log(
      `Deployed to ${withoutSecrets(to)}: ${changed} files uploaded, ${total - changed} unchanged, ${plan.removed.length} removed, ${old} old ones stay for open pages.`,
    )
  } finally {
    await lock.release()
  }
}

const DAY_MS = 86_400_000

/** Returns the folder beside a site. Throws an `AuthorError` without a folder above it. */
function besideSite(to: string): string {
  const beside = folderBeside(to)
  if (beside !== undefined) return beside
  throw new AuthorError(
    `${withoutSecrets(to)} has no folder above it, so the record of the deploy has no place that visitors cannot request.`,
    [],
    'Name a place that is not served: npm run deploy -- --record storage:other-bucket/my-site',
  )
}

async function removeOld(site: Remote, { removed }: DeployPlan): Promise<void> {
  if (removed.length === 0) return
  const { code, errors } = await site.remove(removed)
  if (code !== 0)
    throw new AuthorError(
      `The new site is complete, but ${removed.length} old files could not be removed.`,
      [{ place: 'rclone', problems: [errors || 'no message'] }],
      'Deploy again to remove them: npm run deploy',
    )
}

async function readRecord(beside: Remote): Promise<DeployRecord> {
  const text = await beside.read(recordFile)
  if (text === undefined) return emptyRecord
  try {
    return deployRecordSchema.parse(JSON.parse(text))
  } catch {
    throw new AuthorError(
      `The record of the last deploy (${recordFile}) is broken, so it is unknown which files are on the remote.`,
      [],
      'Remove that file. The next deploy then uploads all files, and removes none.',
    )
  }
}

const notRecorded =
  'The new site is complete. The next deploy uploads its files again, because they are not recorded.'
