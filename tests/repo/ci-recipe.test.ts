import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { siteFile } from '../../src/site/config/project.ts'
import { copyProject } from '../support/project-copy.ts'
import { recordedHost } from '../support/recorded-host.ts'
import { root } from '../support/root.ts'

const texts = z.record(z.string(), z.string())
const stepSchema = z.object({
  if: z.string().default('success()'),
  uses: z.string().default(''),
  run: z.string().default(''),
  with: z.record(z.string(), z.coerce.string()).default({}),
})
const workflowSchema = z.object({
  permissions: texts,
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.array(z.string()).default([]),
      permissions: texts.optional(),
      env: texts.default({}),
      steps: z.array(stepSchema),
    }),
  ),
})

const recipe = readFileSync(join(root, 'docs/ci.md'), 'utf8')
const { permissions, jobs } = workflowSchema.parse(parse(/^```yaml\n([^]*?)^```/m.exec(recipe)?.[1] ?? ''))
const job = (name: string) => jobs[name] ?? expect.fail(`docs/ci.md has no job ${name}`)
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run || []))

test('the recipe has as many jobs as its text says, each after jobs of the recipe', () => {
  expect(Object.keys(jobs)).toEqual(['validate', 'test', 'diff', 'doctor', 'publish'])
  expect(recipe).toContain('these five jobs')
  for (const { needs } of Object.values(jobs)) for (const name of needs) expect(jobs).toHaveProperty(name)
})

test('each command is a script of the package, the check of a variable, a comment, or the deploy', () => {
  const runnable = /^(?:npm (?:ci$|test$|run )|gh pr comment |npx --yes netlify-cli@|: "\$\{\w+:\?)/
  expect(commands.filter((run) => !runnable.test(run))).toEqual([])
})

test('only the jobs that upload findings and comment may write', () => {
  expect(permissions).toEqual({ contents: 'read' })
  const writing = Object.entries(jobs).filter(([, { permissions: granted = {} }]) =>
    Object.values(granted).includes('write'),
  )
  expect(writing.map(([name]) => name)).toEqual(['validate', 'diff'])
  expect(job('validate').permissions).toMatchObject({ contents: 'read', 'security-events': 'write' })
  expect(job('diff').permissions).toEqual({ contents: 'read', 'pull-requests': 'write' })
})

test('findings are uploaded as SARIF, also those that fail the job', () => {
  const [write, upload] = job('validate').steps.slice(-2)
  expect(upload?.uses).toMatch(/^github\/codeql-action\/upload-sarif@/)
  expect(write?.run).toMatch(new RegExp(`--format sarif > ${upload?.with.sarif_file}$`))
  expect([write?.if, upload?.if]).toEqual([
    expect.stringMatching(/^always\(\)/),
    expect.stringMatching(/^always\(\)/),
  ])
})

describe('caches', () => {
  const caches = Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.flatMap((step, index) =>
      step.uses.startsWith('actions/cache') ? [{ name, step, index, steps }] : [],
    ),
  )

  test.each(caches)('of $name: restored after npm ci empties node_modules', ({ index, steps }) => {
    expect(steps.slice(0, index).map(({ run }) => run)).toContain('npm ci')
  })

  test.each(caches)('of $name: saved by each run under a key of its own', ({ name, step }) => {
    expect(step.with.key).toContain('${{ github.run_id }}')
    const [prefix = ''] = step.with.key?.split('${{') ?? []
    expect(step.with['restore-keys'] ?? prefix).toBe(prefix)
    // A job of the same run saves first, and would keep the other's pictures out.
    expect(caches.filter((cache) => cache.name !== name && cache.step.with.key === step.with.key)).toEqual([])
  })
})

describe.skipIf(!existsSync(siteFile))('in a copy of the project with its site', () => {
  let copy: Awaited<ReturnType<typeof copyProject>>
  beforeAll(async () => {
    copy = await copyProject()
  })
  afterAll(() => copy.remove())

  /** Runs a command of a job as the runner does, with these variables of the repository. */
  const run = (name: string, pattern: RegExp, variables: Record<string, string>) => {
    const { steps, env } = job(name)
    const command =
      steps.find(({ run: text }) => pattern.test(text))?.run ?? expect.fail(`${name}: no ${pattern}`)
    const given = Object.entries(env).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{\{ vars\.(\w+) \}\}/g, (_, variable: string) => variables[variable] ?? ''),
    ])
    const { PATH = '', HOME = '' } = process.env
    const options = { cwd: copy.root, env: { PATH, HOME, CI: 'true', ...Object.fromEntries(given) } }
    return new Promise<{ status: number | null; output: string }>((resolve) => {
      const child = execFile('bash', ['-e', '-o', 'pipefail', '-c', command], options, (_, stdout, stderr) =>
        resolve({ status: child.exitCode, output: stdout + stderr }),
      )
    })
  }

  test.each([
    ['doctor', 'CONTENT_HOST'],
    ['publish', 'SITE_URL'],
  ])('%s: a missing %s stops the first step', async (name, variable) => {
    expect(job(name).steps[0]?.run).not.toBe('')
    const missing = await run(name, /^:/, {})
    expect(missing.status).not.toBe(0)
    expect(missing.output).toContain(`${variable}: is missing. Add `)
    expect(await run(name, /^:/, { [variable]: 'https://a.example' })).toEqual({ status: 0, output: '' })
  })

  test('validate: findings annotate a file, and SARIF is written also then', async () => {
    expect(await run('validate', /--format github/, {})).toMatchObject({ status: 0 })
    expect(await run('validate', /--format sarif/, {})).toEqual({ status: 0, output: '' })
    const log: unknown = JSON.parse(readFileSync(join(copy.root, 'findings.sarif'), 'utf8'))
    expect(log).toMatchObject({ version: '2.1.0', runs: [{ results: expect.any(Array) }] })
    // Any site has kinds, and may have no redirects.
    const kinds = join(copy.root, 'page-configs/kinds.ts')
    const written = readFileSync(kinds, 'utf8')
    await writeFile(kinds, 'export default 1\n')
    const annotated = await run('validate', /--format github/, {})
    expect(annotated).toMatchObject({ status: 1 })
    expect(annotated.output).toMatch(/^::error file=page-configs\/kinds\.ts,line=1,/m)
    expect(await run('validate', /--format sarif/, {})).toMatchObject({ status: 1 })
    expect(readFileSync(join(copy.root, 'findings.sarif'), 'utf8')).toContain('page-configs/kinds.ts')
    await writeFile(kinds, written)
  })

  test.each([
    ['npm ci', ['npm', 'run', '--silent', 'prepare']],
    ['dev', ['node', 'tools/run.mjs', 'dev']],
  ])('%s writes the generated files, which git ignores', async (_name, command) => {
    const files = ['schemas/generated', 'page-configs/known.d.ts', 'docs/openapi.json']
    for (const file of files) await rm(join(copy.root, file), { recursive: true, force: true })
    const running = copy.run(...command)
    await expect.poll(() => files.filter((file) => !existsSync(join(copy.root, file)))).toEqual([])
    running.stop()
    await running.ended
  })

  test('doctor: a failing night has its findings', async () => {
    const host = await recordedHost(new Map())
    const night = await run('doctor', /npm run doctor/, { CONTENT_HOST: host })
    expect(night).toMatchObject({ status: 1 })
    expect(night.output).toMatch(/^::error file=http/m)
  })
})
