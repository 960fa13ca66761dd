import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { deployCommand } from '../../../src/author/commands/deploy/deploy-command.ts'
import { runCommand } from '../../../src/author/commands/terminal.ts'
import { fakeRclone } from '../../support/fake-rclone.ts'
import { publishFiles } from '../../support/published-record.ts'

let root = ''
let rclone: Awaited<ReturnType<typeof fakeRclone>>
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rm(root, { recursive: true }))
  rclone = await fakeRclone()
})

const first = {
  'index.html': 'uses assets/a-1.css',
  'about.html': 'uses assets/a-1.css',
  'assets/a-1.css': 'old style',
  'page-data/about.json': '{}',
  'robots.txt': 'Sitemap: https://www.example.com/sitemap.xml\n',
}
const { 'assets/a-1.css': _, 'about.html': __, ...others } = first
/** The site after a change of its style, without one page. */
const second = { ...others, 'index.html': 'uses assets/a-2.css', 'assets/a-2.css': 'new style' }

const publish = (files: Record<string, string>) => publishFiles(root, files)

/** Runs the command. Returns its exit code and its output. */
async function deploy(args: string[] = [], env: Record<string, string> = {}) {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const code = await runCommand(deployCommand, ['--to', 'rclone:fake:sites/led', ...args], {
    root,
    isTTY: false,
    env: { ...rclone.env, ...env },
    log,
    error: log,
  })
  return { code, text: lines.join('\n') }
}

const onRemote = (file: string) => existsSync(join(rclone.remote, 'sites/led', file))

// Each deploy starts the program about ten times.
describe('npm run deploy', { timeout: 30_000 }, () => {
  test('a deploy uploads files with a hash in their names first and pages last', async () => {
    await publish(first)
    expect((await deploy()).text).toContain('5 files uploaded, 0 unchanged, 0 removed')
    expect(await rclone.uploads()).toEqual([
      ['assets/a-1.css'],
      ['page-data/about.json', 'robots.txt'],
      ['index.html', 'about.html'],
    ])
  })

  test('the next deploy uploads only changed files, removes an old page, and leaves old styles for open pages', async () => {
    await publish(first)
    await deploy()
    await rclone.uploads()
    await publish(second)
    expect(await deploy()).toEqual({
      code: 0,
      text: expect.stringContaining('2 files uploaded, 2 unchanged, 1 removed, 1 old ones stay'),
    })
    expect(await rclone.uploads()).toEqual([['assets/a-2.css'], ['index.html']])
    expect([onRemote('about.html'), onRemote('assets/a-1.css')]).toEqual([false, true])
  })

  test('without changes nothing is uploaded, and files that were unused for long are removed', async () => {
    await publish(first)
    await deploy()
    await publish(second)
    await deploy()
    await rclone.uploads()
    expect((await deploy(['--keep', '0'])).text).toContain('0 files uploaded, 4 unchanged, 1 removed')
    expect(await rclone.uploads()).toEqual([])
    expect(onRemote('assets/a-1.css')).toBe(false)
  })

  test('a broken upload of styles changes no page, and the next deploy uploads again', async () => {
    await publish(first)
    await deploy()
    await publish(second)
    const { code, text } = await deploy([], { FAIL_AT: 'assets/a-2.css' })
    expect(code).toBe(2)
    expect(text).toContain('The upload broke at the 1 files with a hash in their names. No page has changed')
    expect(text).toContain('connection reset')
    expect(await readFile(join(rclone.remote, 'sites/led/index.html'), 'utf8')).toBe(first['index.html'])
    await rclone.uploads()
    await deploy()
    expect(await rclone.uploads()).toEqual([['assets/a-2.css'], ['index.html']])
  })

  test('after a broken upload of pages, the former site is deployed again completely', async () => {
    await publish(first)
    await deploy()
    await publish({ ...first, 'index.html': 'changed', 'about.html': 'changed' })
    expect((await deploy([], { FAIL_AT: 'about.html' })).text).toContain(
      'Some pages may be new and others old',
    )
    await publish(first)
    await rclone.uploads()
    await deploy()
    expect(await rclone.uploads()).toEqual([['index.html', 'about.html']])
    expect(await readFile(join(rclone.remote, 'sites/led/index.html'), 'utf8')).toBe(first['index.html'])
  })

  test('a second deploy at the same time is refused, until it takes over', async () => {
    await publish(first)
    await mkdir(join(rclone.remote, 'sites/led-deploy'), { recursive: true })
    const lock = join(rclone.remote, 'sites/led-deploy/lock.json')
    await writeFile(lock, JSON.stringify({ id: 'other', host: 'build-7', at: Date.now() }))
    const refused = await deploy()
    expect(refused.text).toMatch(/Another deploy to this remote began at .* on build-7\./)
    expect(refused.text).toContain('--take-over')
    expect(onRemote('index.html')).toBe(false)
    expect((await deploy(['--take-over'])).code).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  test('two deploys that begin together: at most one of them uploads', async () => {
    await publish(first)
    const both = await Promise.all([deploy(), deploy()])
    expect(both.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(1)
    expect(both.filter(({ text }) => text.includes('Another deploy')).length).toBeGreaterThanOrEqual(1)
  })

  test('a missing tool, an unreachable remote and a missing target are reported with what to do', async () => {
    await publish(first)
    expect((await deploy([], { PATH: '/nowhere' })).text).toContain(
      'rclone is not installed, or not in PATH.',
    )
    expect((await deploy([], { PATH: '/nowhere' })).text).toContain('https://rclone.org/install/')
    expect((await deploy(['--to', 'netlify:led'], { PATH: '/nowhere' })).text).toContain('netlify-cli')
    const { text } = await deploy([], { UNREACHABLE: '1' })
    expect(text).toContain(
      'The remote fake:sites/led-deploy cannot be reached, or does not allow this. No page has changed.',
    )
    expect(text).toContain('connection refused')
    expect((await deploy(['--to', 'ftp:led'])).text).toContain('ftp:led is not a target.')
    expect((await deploy(['--to', ''])).text).toContain('There is no target to deploy to.')
    expect((await deploy(['--keep', 'long'])).text).toContain('--keep needs a number of days, not long')
    expect((await deploy(['--to', 'rclone:fake:bucket'])).text).toContain('Name a place that is not served')
  })

  test('a site that is not published, was changed since, or has no address is not deployed', async () => {
    expect((await deploy()).text).toContain('Publish it first: npm run build')
    await publish({ ...first, 'robots.txt': 'Sitemap: http://127.0.0.1:4173/sitemap.xml\n' })
    expect((await deploy()).text).toContain('VITE_SITE_URL=https://www.example.com npm run build')
    await publish(first)
    await rm(join(root, 'dist/about.html'))
    expect((await deploy()).text).toContain('changed or removed after the publish: about.html.')
    expect(await rclone.uploads()).toEqual([])
  })

  test('a broken record stops a deploy, because unused files would stay for ever', async () => {
    await publish(first)
    await deploy()
    await writeFile(join(rclone.remote, 'sites/led-deploy/deployed.json'), '{')
    expect((await deploy()).text).toContain('The record of the last deploy (deployed.json) is broken')
  })
})
