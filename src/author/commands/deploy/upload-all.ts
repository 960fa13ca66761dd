import { AuthorError } from '../../../util/author-error.ts'
import type { DeployPlan } from './deploy-record.ts'
import { openRemote, type Remote } from './remote.ts'
import type { Env, ToolResult } from './run-tool.ts'

interface Upload {
  site: Remote
  /** Folder of the same remote for uploads that replace files of the site. Undefined if the remote cannot move files. */
  staging: { address: string; remote: Remote } | undefined
  /** Folder of the published files. */
  folder: string
}

/**
 * Uploads in the order in which a broken upload leaves the old site complete. Files that replace others are uploaded to
 * `staging` and then moved, because rclone removes the old file if an upload to a WebDAV server breaks.
 */
export async function uploadAll(
  { site, staging, folder }: Upload,
  { hashed, others, pages }: DeployPlan,
  check: () => Promise<void>,
): Promise<void> {
  const run = async (files: readonly string[], what: string, left: string, work: Work) => {
    if (files.length === 0) return
    await check()
    const { code, errors } = await work(files)
    if (code !== 0)
      throw new AuthorError(
        `The upload broke at the ${files.length} ${what}. ${left}`,
        [{ place: 'rclone', problems: [errors || 'no message'] }],
        'Deploy again: what is uncertain is uploaded again. npm run deploy',
      )
  }
  const upload: Work = (files) => site.upload(folder, files)
  const place: Work = staging ? (files) => site.moveFrom(staging.address, files) : upload
  await run(hashed, 'files with a hash in their names', complete, upload)
  if (staging)
    await run([...others, ...pages], 'other files and pages', complete, (files) =>
      staging.remote.upload(folder, files),
    )
  await run(others, 'other files', complete, place)
  await run(pages, 'pages', `${mixed} ${staging ? gone : cut}`, place)
}

type Work = (files: readonly string[]) => Promise<ToolResult>

const complete = 'No page has changed: the old site is complete.'
const mixed = 'Some pages may be new and others old. All files that both refer to are there.'
const cut = 'A server that writes into the old file may have cut the page that was being uploaded.'
const gone = 'The page that was being replaced may be missing.'

/** Returns the folder for uploads that replace files; undefined if the remote cannot move files, or has no such place. */
export async function stagingOf(site: Remote, to: string, env: Env): Promise<Upload['staging']> {
  const beside = folderBeside(to)
  if (beside === undefined || !(await site.canMove())) return undefined
  const address = `${beside}/new`
  return { address, remote: openRemote(address, env) }
}

/** Returns the folder beside a site: `storage:sites/led-deploy` for `storage:sites/led`. Undefined without a folder above. */
export function folderBeside(to: string): string | undefined {
  const folder = to.replace(/\/+$/, '')
  const path = folder.slice(folder.lastIndexOf(':') + 1)
  return path.replace(/^\//, '').includes('/') ? `${folder}-deploy` : undefined
}
