import { z } from 'zod'
import { parsed } from '../../../site/joined/embedded-content.ts'
import { AuthorError } from '../../../util/author-error.ts'
import { runTool, type Env, type ToolResult } from './run-tool.ts'

/** A place that rclone can write to: an object store, or a folder of an SFTP or WebDAV server. */
export interface Remote {
  /** Returns a file's text; undefined if there is no such file. */
  read: (file: string) => Promise<string | undefined>
  /** Writes a file. `consequence` says in the error what is on the remote. */
  write: (file: string, text: string, consequence?: string) => Promise<void>
  /** Uploads these files of a folder. Returns rclone's result. */
  upload: (folder: string, files: readonly string[]) => Promise<ToolResult>
  remove: (files: readonly string[]) => Promise<ToolResult>
  /** Moves files of another folder of the same remote here, over older ones. Nothing is transferred. */
  moveFrom: (folder: string, files: readonly string[]) => Promise<ToolResult>
  /** Whether the remote copies and moves files by itself. Object stores only copy: they replace a file at its end. */
  canMove: () => Promise<boolean>
}

/** Exit codes of rclone for a missing folder and a missing file. */
const NOT_FOUND = new Set([3, 4])

/** Returns a list of files as rclone reads it. */
const list = (files: readonly string[]) => `${files.join('\n')}\n`

/** Opens a remote in rclone's notation, such as `storage:bucket/site`. */
export function openRemote(address: string, env: Env): Remote {
  const run = (args: readonly string[], input?: string) =>
    runTool({ tool: 'rclone', args: [...args, ...attempts], env, ...(input !== undefined && { input }) })
  const inRemote = (file: string) => (/[:/]$/.test(address) ? address : `${address}/`) + file
  return {
    async read(file) {
      const { code, output, errors } = await run(['cat', inRemote(file)])
      if (code === 0) return output === '' ? undefined : output
      if (NOT_FOUND.has(code) || /not found/i.test(errors)) return undefined
      throw unreachable(address, errors)
    },
    async write(file, text, consequence) {
      const { code, errors } = await run(['rcat', inRemote(file)], text)
      if (code !== 0) throw unreachable(address, errors, consequence)
    },
    // The hashes of the record decide which files are uploaded, so rclone compares nothing and lists nothing.
    upload: (folder, files) =>
      run(['copy', folder, address, '--files-from-raw', '-', '--no-check-dest'], list(files)),
    remove: (files) => run(['delete', address, '--files-from-raw', '-', '--no-traverse'], list(files)),
    // Moves each file: by size alone, rclone would take a changed one for the older one.
    moveFrom: (folder, files) =>
      run(['move', folder, address, '--files-from-raw', '-', '--ignore-times'], list(files)),
    async canMove() {
      const { output } = await run(['backend', 'features', address])
      return featuresSchema.safeParse(parsed(output)).success
    },
  }
}

const featuresSchema = z.object({ Features: z.object({ Copy: z.literal(true), Move: z.literal(true) }) })

/** A remote that stops answering is reported after some attempts. By default, rclone tries for hours. */
const attempts = ['--retries', '2', '--low-level-retries', '2', '--contimeout', '10s']

const unreachable = (address: string, errors: string, consequence = 'No page has changed.') =>
  new AuthorError(
    `The remote ${withoutSecrets(address)} cannot be reached, or does not allow this. ${consequence}`,
    [{ place: 'rclone', problems: [errors || 'no message'] }],
    'Check the remote: rclone config show; rclone lsd REMOTE:',
  )

/** Hides passwords and keys in a remote that is described on the command line. */
export const withoutSecrets = (address: string) =>
  address.replaceAll(/((?:pass|key|secret|token)[\w]*=)("[^"]*"|[^,:]*)/gi, '$1…')
