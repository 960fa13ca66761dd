import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contentsOf } from '../../../bench/compare-folders.ts'
import { deployCommand } from '../../../src/author/commands/deploy/deploy-command.ts'
import { runCommand } from '../../../src/author/commands/terminal.ts'
import { publishFiles } from '../../support/published-record.ts'
import { startSftp } from '../../support/sftp-server.ts'
import { startWebdav, type WebdavServer } from '../../support/webdav-server.ts'

let root = ''
let server: Omit<WebdavServer, 'breaks'>

const pages = Array.from({ length: 30 }, (_, index) => `pages/${index}.html`)
/** A site whose pages refer to a style sheet with this name. */
const siteWith = (style: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(pages.map((page) => [page, `${page} uses assets/${style}`])),
  [`assets/${style}`]: style.repeat(1000),
  'robots.txt': 'Sitemap: https://www.example.com/sitemap.xml\n',
  ...more,
})

async function deploy(remote = 'dav') {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const env = { PATH: process.env.PATH, ...server.env }
  server.uploads.length = 0
  const args = ['--to', `rclone:${remote}:sites/led`, '--keep', '1']
  const code = await runCommand(deployCommand, args, { root, isTTY: false, env, log, error: log })
  const uploads = server.uploads.flatMap(
    (path) => /^\/sites\/led(?:-deploy\/new)?\/(.*)/.exec(path)?.[1] ?? [],
  )
  return { code, text: lines.join('\n'), uploads }
}

const onServer = () => contentsOf(join(server.folder, 'sites/led'))
const published = () => contentsOf(join(root, 'dist'))

/** Needs rclone, whose SFTP server is used, and nginx with its WebDAV modules, so it runs only by `npm run test:deploy`. */
describe.runIf(process.env.RCLONE === '1')('npm run deploy with rclone', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'deploy-'))
    onTestFinished(() => rm(root, { recursive: true }))
  })

  test.each([
    ['dav', startWebdav],
    ['net', startSftp],
  ])('%s: the site arrives, then changed files, pages last, and removed pages go', async (remote, start) => {
    server = await start()
    await publishFiles(root, siteWith('a.css', { 'old.html': 'old' }))
    expect((await deploy(remote)).uploads).toHaveLength(33)
    expect(await onServer()).toEqual(await published())

    await publishFiles(root, { ...siteWith('a.css'), 'pages/7.html': 'changed', 'assets/new.css': 'new' })
    const { code, uploads } = await deploy(remote)
    expect({ code, uploads }).toEqual({ code: 0, uploads: ['assets/new.css', 'pages/7.html'] })
    expect(await onServer()).toEqual(await published())
    expect((await deploy(remote)).uploads).toEqual([])
  })

  test('an upload that breaks in a new style sheet leaves each old page with its style sheet', async () => {
    const dav = await startWebdav()
    server = dav
    await publishFiles(root, siteWith('a.css'))
    await deploy()
    const before = await onServer()
    await publishFiles(root, siteWith('b.css'))
    dav.breaks = (path) => path.endsWith('b.css')
    const { code, text, uploads } = await deploy()
    expect(code).toBe(2)
    expect(text).toContain('No page has changed')
    expect(new Set(uploads)).toEqual(new Set(['assets/b.css']))
    const after = await onServer()
    after.delete('assets/b.css')
    expect(after).toEqual(before)

    dav.breaks = () => false
    expect((await deploy()).code).toBe(0)
    const now = await onServer()
    // Visitors with an old page still load its style sheet.
    expect(now.delete('assets/a.css')).toBe(true)
    expect(now).toEqual(await published())
  })

  test('an upload that breaks in the pages leaves all old pages', async () => {
    const dav = await startWebdav()
    server = dav
    await publishFiles(root, siteWith('a.css'))
    await deploy()
    const before = await onServer()
    await publishFiles(root, siteWith('b.css'))
    dav.breaks = (path) => /pages\/1\d\.html$/.test(path)
    expect((await deploy()).text).toContain('No page has changed')
    const now = await onServer()
    expect(now.delete('assets/b.css')).toBe(true)
    expect(now).toEqual(before)

    dav.breaks = () => false
    await deploy()
    const whole = await onServer()
    whole.delete('assets/a.css')
    expect(whole).toEqual(await published())
  })
})
