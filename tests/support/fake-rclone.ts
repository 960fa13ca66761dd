import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './root.ts'

/** Installs `fake-rclone.sh` as `rclone` in a new folder. Returns the environment with which it is found, and its remote. */
export async function fakeRclone() {
  const folder = await mkdtemp(join(tmpdir(), 'rclone-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile(join(root, 'tests/support/fake-rclone.sh'), join(folder, 'rclone'))
  await chmod(join(folder, 'rclone'), 0o755)
  const calls = join(folder, 'calls')
  await writeFile(calls, '')
  return {
    remote: folder,
    env: { PATH: [folder, process.env.PATH].join(delimiter), FAKE_REMOTE: folder },
    /** Returns the files of the uploads since the last call, one list per upload. */
    async uploads(): Promise<string[][]> {
      const lines = (await readFile(calls, 'utf8')).split('\n').filter(Boolean)
      await writeFile(calls, '')
      return lines
        .map((line): { command: string; files: string[] } => JSON.parse(line))
        .filter(({ command }) => command === 'copy')
        .map(({ files }) => files)
    },
  }
}
