import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { putFiles, temporaryFolder } from './temporary-folder.ts'

export interface Repository {
  home: string
  git: (...args: string[]) => string
  commit: () => void
  /** Where the command runs, if it is not the folder of the repository. */
  root?: string
}

/** Creates a repository with a commit of files. */
export async function repository(files: Record<string, string> = {}): Promise<Repository> {
  const home = join(await temporaryFolder(), 'Maß & git')
  await mkdir(home)
  await putFiles(home, files)
  const git = (...args: string[]) => {
    const identity = 'user.name=a user.email=a@a.example protocol.file.allow=always'.split(' ')
    const settings = identity.flatMap((setting) => ['-c', setting])
    return execFileSync('git', [...settings, ...args], { cwd: home, stdio: 'pipe' }).toString()
  }
  let count = 0
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', `Commit ${(count += 1)}`)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  commit()
  return { home, git, commit }
}
