import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import type { WebdavServer } from './webdav-server.ts'

const [user, password] = ['led', 'secret']
/** Matches the lines of the server's log about files that are opened for writing. */
const opened = / : (\/\S+): OpenFile: flags=O_WRONLY/g

/** Starts the SFTP server of rclone for one test. It records uploads as the remote `net:`, and cannot break them. */
export async function startSftp(): Promise<Omit<WebdavServer, 'breaks'>> {
  const folder = await mkdtemp(join(tmpdir(), 'sftp-'))
  const port = await freePort()
  const address = ['--addr', `127.0.0.1:${port}`, '--user', user, '--pass', password]
  const child = spawn('rclone', ['serve', 'sftp', folder, '-vv', ...address])
  const ended = new Promise((resolve) => child.on('close', resolve))
  const uploads: string[] = []
  child.stderr.on('data', (lines: Buffer) => {
    for (const [, path = ''] of String(lines).matchAll(opened)) uploads.push(path)
  })
  onTestFinished(async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true })
  })
  while (!(await answers(port))) await sleep(50)
  return {
    folder,
    uploads,
    env: {
      RCLONE_CONFIG_NET_TYPE: 'sftp',
      RCLONE_CONFIG_NET_HOST: '127.0.0.1',
      RCLONE_CONFIG_NET_PORT: `${port}`,
      RCLONE_CONFIG_NET_USER: user,
      RCLONE_CONFIG_NET_PASS: execFileSync('rclone', ['obscure', password], { encoding: 'utf8' }).trim(),
    },
  }
}

/** Whether a server answers at a port of this machine. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
    socket.unref()
  })
