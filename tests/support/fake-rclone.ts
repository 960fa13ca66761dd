import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A program called `rclone` whose remote is a folder. It records its calls. `FAIL_AT` breaks an upload: that file and
 * the files after it are not uploaded. `UNREACHABLE` makes every call fail.
 * A call without a limit of attempts fails, because rclone then tries for hours.
 */
const program = `#!${process.execPath}
const { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const [command, ...args] = process.argv.slice(2)
const at = (address) => join(process.env.FAKE_REMOTE, address.replace('fake:', ''))
const input = () => readFileSync(0, 'utf8')
const call = { command, files: [] }
const end = (code, message = '') => {
  appendFileSync(join(process.env.FAKE_REMOTE, 'calls'), JSON.stringify(call) + '\\n')
  process.stderr.write(message)
  process.exit(code)
}
if (process.env.UNREACHABLE) end(1, 'dial tcp: connection refused')
if (!args.includes('--low-level-retries')) end(1, 'would try for hours')
if (command === 'cat') {
  if (!existsSync(at(args[0]))) end(3, 'directory not found')
  process.stdout.write(readFileSync(at(args[0])))
}
if (command === 'rcat') {
  mkdirSync(dirname(at(args[0])), { recursive: true })
  writeFileSync(at(args[0]), input())
}
if (command === 'copy' || command === 'delete')
  for (const file of input().split('\\n').filter(Boolean)) {
    if (file === process.env.FAIL_AT) end(1, 'connection reset')
    call.files.push(file)
    const target = join(at(command === 'copy' ? args[1] : args[0]), file)
    if (command === 'copy') {
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(args[0], file), target)
    } else rmSync(target, { force: true })
  }
end(0)
`

/** Installs the program in a new folder. Returns the environment with which it is found, and its remote. */
export async function fakeRclone() {
  const folder = await mkdtemp(join(tmpdir(), 'rclone-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'rclone'), program)
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
