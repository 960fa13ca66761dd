import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contentsOf } from '../../bench/compare-folders.ts'
import { freePort } from '../../bench/free-port.ts'
import { root } from '../support/root.ts'
import { putFiles, temporaryFolder } from '../support/temporary-folder.ts'

const doc = await readFile(join(root, 'docs/publishing.md'), 'utf8')
const script = /^```sh deploy\n([^]*?)^```/m.exec(doc)?.[1] ?? ''
const day = 86_400_000

let folder = ''
beforeEach(async () => {
  folder = await temporaryFolder()
  await program('npm', 'test "$*" = "run build"')
})

/** Puts a program before those of the machine. */
async function program(name: string, text: string) {
  await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`)
  await chmod(join(folder, name), 0o755)
}

/** Writes the files of a publish into `dist/`. The assets are as old as this. */
async function publish(files: Record<string, string>, ageMs = 0) {
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await putFiles(join(folder, 'dist'), files)
  for (const file of Object.keys(files))
    await utimes(join(folder, 'dist', file), new Date(), new Date(Date.now() - ageMs))
}

/** Runs the script of the documentation. Returns its exit code and its output. */
const deploy = (env: Record<string, string>) =>
  new Promise<{ code: number | null; text: string }>((resolve) => {
    const options = { cwd: folder, env: { PATH: folder + delimiter + process.env.PATH, ...env } }
    const child = execFile('sh', ['-c', script], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, text: stdout + stderr }),
    )
  })

const first = {
  'index.html': 'uses a.css',
  'index.html.br': 'packed',
  'about.html': 'uses a.css',
  'page-data/about.json': '{}',
  'assets/a.css': 'old style',
  'assets/all.css': 'all',
}
const { 'about.html': _, 'assets/a.css': __, ...rest } = first
/** The site after a change of a style, without one page. The changed page has the size of the old one. */
const second = { ...rest, 'index.html': 'uses b.css', 'assets/b.css': 'new style' }
const env = { VITE_SITE_URL: 'https://www.example.com', DEPLOY_TO: 'remote' }

test('a deploy uploads assets first and pages last, and ends at the first step that fails', async () => {
  await publish(first)
  await program('rclone', 'echo "$*" >> calls; case "$*" in "$FAIL_AT"*) exit 1; esac')
  const steps = async (more = {}) => {
    const { code } = await deploy({ ...env, FAIL_AT: 'none', ...more })
    const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
    await rm(join(folder, 'calls'))
    return [code, ...calls.map((call) => call.split(' ').slice(0, 3).join(' '))]
  }
  const inOrder = [
    'copy .tmp/assets remote/assets',
    'copy dist remote',
    'sync dist remote',
    'delete remote/assets --min-age',
  ]
  expect(await steps()).toEqual([0, ...inOrder])
  expect(await steps({ FAIL_AT: 'copy .tmp' })).toEqual([1, inOrder[0]])
  expect(await steps({ FAIL_AT: 'copy dist' })).toEqual([1, ...inOrder.slice(0, 2)])
  for (const name of ['VITE_SITE_URL', 'DEPLOY_TO']) {
    const { code, text } = await deploy({ ...env, [name]: '' })
    expect([code, text]).toEqual([2, expect.stringContaining(`${name}: is missing`)])
  }
})

/** Needs rclone, so it runs only by `npm run test:deploy`. */
describe.runIf(process.env.RCLONE === '1')('with rclone', () => {
  test.each([
    ['a folder', (remote: string) => ({ DEPLOY_TO: remote })],
    ['an SFTP server', startSftp],
  ])('%s gets changed files, loses removed pages, and keeps old assets for 7 days', async (_name, start) => {
    const remote = join(folder, 'remote')
    await mkdir(remote)
    const settings = { ...env, ...(await start(remote)) }
    const deployed = async () => {
      expect(await deploy(settings)).toMatchObject({ code: 0 })
      return contentsOf(remote)
    }
    // An asset that is old and in use stays, and so does one that was in use until a moment ago.
    await publish(first, 30 * day)
    expect(await deployed()).toEqual(await contentsOf(join(folder, 'dist')))
    await publish(second, 30 * day)
    const present = await deployed()
    expect(present.delete('assets/a.css')).toBe(true)
    expect(present).toEqual(await contentsOf(join(folder, 'dist')))

    const past = new Date(Date.now() - 8 * day)
    for (const file of ['a.css', 'b.css']) await utimes(join(remote, 'assets', file), past, past)
    expect(await deployed()).toEqual(await contentsOf(join(folder, 'dist')))
  })
})

/** Serves a folder by rclone's SFTP server. Returns the environment in which rclone finds it. */
async function startSftp(remote: string): Promise<Record<string, string>> {
  const port = await freePort()
  const address = [
    '--addr',
    `127.0.0.1:${port}`,
    '--user',
    'led',
    '--pass',
    'secret',
    '--dir-cache-time',
    '0s',
  ]
  const child = spawn('rclone', ['serve', 'sftp', remote, ...address], { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true))
      socket.on('error', () => resolve(false))
    })
  while (!(await answers())) await sleep(50)
  return {
    DEPLOY_TO: 'net:.',
    RCLONE_CONFIG_NET_TYPE: 'sftp',
    RCLONE_CONFIG_NET_HOST: '127.0.0.1',
    RCLONE_CONFIG_NET_PORT: `${port}`,
    RCLONE_CONFIG_NET_USER: 'led',
    RCLONE_CONFIG_NET_PASS: execFileSync('rclone', ['obscure', 'secret'], { encoding: 'utf8' }).trim(),
  }
}
